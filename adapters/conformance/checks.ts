import { CALLS, methodsOver, sendTo } from '#core/gateway/calls.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import { COMPLAINT_PATH } from '../gateway/wire/file-complaint.ts';
import { WIRE_CALLS } from '../gateway/wire-gateway.ts';

/** What a law says where it does not hold. */
export class LawBroken extends Error {}

/** Throws where something does not hold. */
export function holds(condition: boolean, what: string): asserts condition {
  if (!condition) throw new LawBroken(what);
}

/** Throws where two values differ; those within lists and objects are compared one by one. */
export function equal(actual: unknown, expected: unknown, what: string, isPartial = false): void {
  const at = difference(actual, expected, isPartial);
  if (at !== null) throw new LawBroken(`${what}: ${at}`);
}

/** Throws where a value lacks a field that is expected, or has another there. What is not expected is not looked at. */
export const matches = (actual: unknown, expected: object, what: string): void => equal(actual, expected, what, true);

/** What an outcome holds; throws where it is not done. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'done') throw new LawBroken(`${about(outcome)}expected success, got ${nameOf(outcome)}`);
  return outcome.data;
}

/** Throws where an outcome is not the refusal with that code. */
export function refusedBy(outcome: Outcome<unknown>, code: number, what: string): void {
  const got = nameOf(outcome);
  if (got !== `code ${code}`) throw new LawBroken(`${about(outcome, what)}expected code ${code}, got ${got}`);
}

/** Throws where an outcome is no refusal at all. */
export function refused(outcome: Outcome<unknown>, what: string): void {
  if (outcome.kind !== 'refused')
    throw new LawBroken(`${about(outcome, what)}expected a refusal, got ${nameOf(outcome)}`);
}

/** Throws where one of some times is missing, or earlier than the one before it. ms since 1970. */
export function follow(times: readonly (number | null)[], what: string): void {
  for (const [at, time] of times.entries()) {
    holds(time !== null, `${what}: one is missing, or names no instant in ms since 1970`);
    holds(time >= (times[at - 1] ?? 0), `${what}: one is earlier than the one before it`);
  }
}

/** The path of the call that an outcome came of. */
const calls = new WeakMap<object, string>();

const PATHS: { readonly [C in Call]?: { readonly path: string } } = WIRE_CALLS;

/** A gateway whose outcomes remember their call, so that a refused law says which one it was. */
export function withNamedCalls(gateway: Gateway): Gateway {
  const send = sendTo(gateway);
  return methodsOver(Object.keys(CALLS) as Call[], async (call, request) => {
    const outcome = await send(call, request);
    calls.set(outcome, PATHS[call]?.path ?? COMPLAINT_PATH);
    return outcome;
  });
}

/** The call of an outcome and what is said of it, each once and before a colon. */
const about = (outcome: Outcome<unknown>, what = ''): string =>
  [...new Set([calls.get(outcome) ?? '', what])].map((each) => (each === '' ? '' : `${each}: `)).join('');

/** What a refusal, a failure or a success is called. */
function nameOf(outcome: Outcome<unknown>): string {
  switch (outcome.kind) {
    case 'done':
      return `success: ${shown(outcome.data)}`;
    case 'refused':
      return `code ${outcome.code}`;
    case 'failed':
    case 'unknown':
      return `no usable answer (${outcome.reason})`;
  }
}

/** Where two values differ, in words; null where they do not. */
function difference(actual: unknown, expected: unknown, isPartial: boolean, path = ''): string | null {
  if (Object.is(actual, expected)) return null;
  const isPair = typeof actual === 'object' && typeof expected === 'object' && actual !== null && expected !== null;
  if (!isPair || Array.isArray(actual) !== Array.isArray(expected))
    return `${path === '' ? '' : `${path} is `}${shown(actual)}, expected ${shown(expected)}`;
  const [left, right] = [actual as Readonly<Record<string, unknown>>, expected as Readonly<Record<string, unknown>>];
  const isPartialHere = isPartial && !Array.isArray(expected);
  const names = isPartialHere ? Object.keys(right) : [...new Set([...Object.keys(left), ...Object.keys(right)])];
  for (const name of names) {
    const found = difference(left[name], right[name], isPartial, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Longest value that is shown whole, in characters. */
const SHOWN_MAX = 300;

/** A value as JSON, cut where it is long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
