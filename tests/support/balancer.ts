import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '#core/lib/outcome.ts';
import type { ServerProcess } from './server-process.ts';

/** By when a server must have said that it is ready, ms. */
const PROBE_MS = 500;

/** A balancer: asks each server ten times a second whether it is ready, and leads to those that said so last. */
function balance(
  servers: () => readonly ServerProcess[],
  life: { readonly isOver: boolean },
): () => string | undefined {
  const ready = new Set<string>();
  const asked = new Set<string>();
  const probe = async (gateway: string): Promise<void> => {
    asked.add(gateway);
    const signal = AbortSignal.timeout(PROBE_MS);
    const isReady = await fetch(gateway.replace('/gateway', '/readyz'), { signal }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) ready.add(gateway);
    else ready.delete(gateway);
    asked.delete(gateway);
  };
  void (async () => {
    for (; !life.isOver; await pause(100))
      for (const { gateway } of servers()) if (!asked.has(gateway)) void probe(gateway);
  })();
  let turn = 0;
  return () => {
    const now = servers().filter(({ gateway }) => ready.has(gateway));
    turn += 1;
    return now[turn % now.length]?.gateway;
  };
}

/** Shoppers who buy one after another at whatever server a balancer leads to. */
export function keepBuying(
  servers: () => readonly ServerProcess[],
  buy: (gateway: string, token: string) => Promise<Outcome<unknown>>,
) {
  const life = { isOver: false };
  const next = balance(servers, life);
  const failed: unknown[] = [];
  const name = `sandbox-token-load${Math.random().toString(36).slice(2)}`;
  let bought = 0;
  const buyers = Array.from({ length: 6 }, async (_, buyer) => {
    for (let turn = 0; !life.isOver; turn += 1) {
      const base = next();
      if (base === undefined) await pause(10);
      else {
        const outcome = await buy(base, `${name}-${buyer}-${turn}`);
        if (outcome.kind === 'done') bought += 1;
        else failed.push({ ...outcome, base });
      }
    }
  });
  return {
    bought: () => bought,
    async stop() {
      life.isOver = true;
      await Promise.all(buyers);
      return { bought, failed };
    },
  };
}
