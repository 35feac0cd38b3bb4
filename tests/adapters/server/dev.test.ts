import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevServer } from '#adapters/server/dev.ts';

let vite: ViteDevServer;
let server: Server;
let origin: string;
beforeAll(async () => {
  vite = await openDevServer();
  server = createServer((request, response) => vite.middlewares(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await vite.close();
});

describe('npm run dev', () => {
  it.each([
    ['/calculator/urdo', 'text/html', 'lang="ur"'],
    ['/bnpl/cartInfo', 'text/html', '/shop/boot/main.tsx'],
    ['/sandbox', 'text/html', '/shop/boot/main.tsx'],
    ['/sandbox/simulator', 'text/html', '/shop/boot/main.tsx'],
    ['/sandbox/sandbox-page.tsx', 'text/javascript', 'SandboxPage'],
    ['/shop/pages/cart.tsx', 'text/javascript', 'CartPage'],
  ])('%s is %s', async (path, type, part) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    expect(await answer.text()).toContain(part);
  });
});
