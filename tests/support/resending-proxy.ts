import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What happens to the next requests whose first line holds a text: `cut` resets the caller's connection once the server has
 * answered, before a byte of the answer went on; `double` sends the same bytes to the server once more, on a connection of
 * their own, and hands on the first answer when both are there.
 */
export interface Mishap {
  readonly holds: string;
  readonly kind: 'cut' | 'double';
  /** How often it happens. */
  times: number;
}

/** A TCP proxy that knows nothing of what it carries but where a request begins. */
export interface ResendingProxy {
  readonly origin: string;
  /** What is yet to happen; a test adds to it. */
  readonly mishaps: Mishap[];
  stop(): Promise<void>;
}

/** Starts a proxy before a server. */
export async function startResendingProxy(origin: string): Promise<ResendingProxy> {
  const port = Number(new URL(origin).port);
  const mishaps: Mishap[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Resets are what this is for.
    socket.on('error', () => undefined);
    return socket;
  };

  const server = createServer((caller) => {
    keep(caller);
    const upstream = keep(connect(port, '127.0.0.1'));
    let [request, mishap] = [[] as Buffer[], null as Mishap | null];
    caller.on('data', (bytes) => {
      const line = /^(?:GET|POST|HEAD|OPTIONS|DELETE) [^\r]*/.exec(bytes.toString('latin1'))?.[0];
      if (line !== undefined) {
        request = [];
        mishap = mishaps.find(({ holds, times }) => times > 0 && line.includes(holds)) ?? null;
        if (mishap !== null) mishap.times -= 1;
      }
      request.push(bytes);
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      const now = mishap;
      mishap = null;
      if (now === null) return void caller.write(bytes);
      if (now.kind === 'cut') {
        upstream.destroy();
        return void caller.resetAndDestroy();
      }
      const copy = keep(connect(port, '127.0.0.1'));
      copy.write(Buffer.concat(request));
      copy.once('data', () => {
        copy.destroy();
        caller.write(bytes);
      });
    });
    caller.on('close', () => upstream.destroy());
    upstream.on('close', () => caller.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mishaps,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
