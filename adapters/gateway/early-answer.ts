import type { Reply } from './wire/call.ts';
import type { Transport } from './wire-gateway.ts';

/** A question that was sent before the program was there, with what came of it; null where nothing usable did. */
export interface EarlyAnswer {
  readonly path: string;
  readonly field: string;
  readonly value: string;
  readonly reply: Promise<{ readonly code: number; readonly data: unknown } | null>;
}

/** A transport whose first question of that kind was asked already. Later ones, and others, go out as ever. */
export function withEarlyAnswer(transport: Transport, early: EarlyAnswer | null): Transport {
  let left = early;
  return {
    ...transport,
    async send(path, fields, isQuestion): Promise<Reply> {
      const found = left !== null && left.path === path && fields[left.field] === left.value ? left : null;
      if (found !== null) left = null;
      const reply = (await found?.reply) ?? null;
      return reply === null ? transport.send(path, fields, isQuestion) : { kind: 'envelope', ...reply };
    },
  };
}
