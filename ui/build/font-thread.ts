import { Worker } from 'node:worker_threads';
import type { SubsetLines } from './fonts.ts';

/** A font to be cut to the glyphs of these lines. */
export interface FontRequest {
  readonly id: number;
  readonly font: Uint8Array;
  readonly lines: readonly string[];
  /** Room between words beside the font's own, em. */
  readonly wordRoom: number;
}

/** The part, or what went wrong. */
export type FontReply =
  | { readonly id: number; readonly bytes: Uint8Array; readonly problem: null }
  | { readonly id: number; readonly bytes: null; readonly problem: string };

/** The thread that cuts fonts; it begins with the first of them. */
export interface FontThread {
  readonly subset: SubsetLines;
  /** Ends the thread. */
  end(): Promise<void>;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/** Prepares a thread that runs what was built of font-worker.ts. */
export function createFontThread(file: string): FontThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;

  function failAll(error: Error): void {
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
  }

  function open(): Worker {
    const opened = new Worker(file);
    opened.on('message', ({ id, bytes, problem }: FontReply) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (bytes === null) asked?.reject(new Error(problem));
      else asked?.resolve(bytes);
    });
    opened.on('error', failAll);
    return opened;
  }

  return {
    subset: (font, lines, wordRoom) =>
      new Promise((resolve, reject) => {
        const id = waiting.size === 0 ? 0 : Math.max(...waiting.keys()) + 1;
        waiting.set(id, { resolve, reject });
        worker ??= open();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
        worker.postMessage({ id, font, lines, wordRoom } satisfies FontRequest);
      }),
    end: async () => void (await worker?.terminate()),
  };
}
