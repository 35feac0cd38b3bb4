import { parentPort } from 'node:worker_threads';
import { subsetToLines } from './font-subset.ts';
import type { FontReply, FontRequest } from './font-thread.ts';

/* Cuts fonts on a thread of its own: packing them is the longest piece of work in a build, and would hold up the bundler. */
parentPort?.on('message', (request: FontRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window's
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});

async function answer({ id, font, lines, wordRoom }: FontRequest): Promise<FontReply> {
  try {
    return { id, bytes: await subsetToLines(Buffer.from(font), lines, wordRoom), problem: null };
  } catch (error) {
    return { id, bytes: null, problem: String(error) };
  }
}
