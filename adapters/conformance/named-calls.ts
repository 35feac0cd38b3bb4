import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { COMPLAINT_PATH } from '../gateway/wire/file-complaint.ts';
import { WIRE_CALLS } from '../gateway/wire-gateway.ts';

/** The path of the call that an outcome came of. */
const calls = new WeakMap<object, string>();

/** A gateway whose outcomes can be asked for their call, so that a refused law says which one it was. */
export function withNamedCalls(gateway: Gateway): Gateway {
  return new Proxy(gateway, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]): Promise<unknown> => {
        const outcome: unknown = await Reflect.apply(member, target, args);
        if (typeof outcome === 'object' && outcome !== null) calls.set(outcome, pathOf(name.toString()));
        return outcome;
      };
    },
  });
}

/** The call of an outcome before a colon; nothing where it is not known. */
export function callOf(outcome: Outcome<unknown>): string {
  const path = calls.get(outcome);
  return path === undefined ? '' : `${path}: `;
}

const pathOf = (method: string): string =>
  Object.values(WIRE_CALLS).find(({ call }) => call === method)?.path ?? COMPLAINT_PATH;
