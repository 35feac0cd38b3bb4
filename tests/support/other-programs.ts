import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';

/** A program of this machine that we did not write, null where it is not installed. */
export function installed(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** An nginx that is up. */
export interface Nginx {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts nginx in a folder of its own with these server blocks; resolves once all the ports are taken. */
export async function startNginx(
  program: string,
  folder: string,
  servers: string,
  ports: readonly number[],
): Promise<Nginx> {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path tmp/${each};`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid nginx.pid; error_log error.log;
     events { worker_connections 512; }
     http { access_log off; ${paths.join(' ')} ${servers} }`,
  );
  execFileSync(program, ['-t', '-q', '-p', folder, '-c', config], { stdio: 'pipe' });
  const child = spawn(program, ['-p', folder, '-c', config], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (const port of ports) while (!(await isTaken(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
