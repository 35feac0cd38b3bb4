import { loanProductId, type OrderId } from '../lib/ids.ts';
import type { ChosenPurchase } from '../purchase/chosen-purchase.ts';
import type { Plan } from '../purchase/purchase.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { parseJson } from './drafts.ts';

/** Most orders whose choice is kept; of more, the latest. */
const MOST_CHOICES = 5;

/** Longest stored text that is read, in UTF-16 units: anything longer was not written by us. */
const MAX_LENGTH = 10_000;

/** A choice with its order, as it lies in the session. */
interface KeptChoice {
  readonly order: string;
  readonly chosen: ChosenPurchase;
}

/** Keeps what was chosen for an order, for as long as the session and its shopper (Q69). */
export function keepChoice(
  session: Pick<SessionMemory, 'read' | 'write'>,
  order: OrderId,
  chosen: ChosenPurchase,
): void {
  const others = keptChoices(session).filter((each) => each.order !== order);
  session.write('choice:order', JSON.stringify([...others, { order, chosen }].slice(-MOST_CHOICES)));
}

/** What was chosen for an order earlier in the session; null for none, and for whatever was not written by us. */
export function keptChoice(session: Pick<SessionMemory, 'read'>, order: OrderId): ChosenPurchase | null {
  return keptChoices(session).find((each) => each.order === order)?.chosen ?? null;
}

function keptChoices(session: Pick<SessionMemory, 'read'>): readonly KeptChoice[] {
  const stored = session.read('choice:order');
  const written = stored === null || stored.length > MAX_LENGTH ? null : parseJson(stored);
  return Array.isArray(written) ? written.flatMap(choiceOf) : [];
}

type Fields = Readonly<Record<string, unknown>>;

/** The choice that was written so; none where it was not written by us. */
function choiceOf(written: unknown): readonly KeptChoice[] {
  const { order, chosen } = fieldsOf(written);
  const { receiptType, plan, today, total, isCreditRefused } = fieldsOf(chosen);
  const read = plan === null ? null : planOf(fieldsOf(plan));
  const isOurs =
    typeof order === 'string' &&
    (receiptType === 'express' || receiptType === 'pickUp') &&
    isPaisa(today) &&
    isPaisa(total) &&
    typeof isCreditRefused === 'boolean';
  return isOurs && read !== undefined
    ? [{ order, chosen: { receiptType, plan: read, today, total, isCreditRefused } }]
    : [];
}

/** A plan; undefined where it is none. */
function planOf(written: Fields): Plan | undefined {
  const { periods, days, total, downPayment, remainingAmount, financingAmount, markup } = written;
  const { lineMarkup, isMarkupFree, bottomPrice, originalProductId } = written;
  const isPlan =
    isPaisa(periods) &&
    periods > 0 &&
    isPaisa(days) &&
    isPaisa(total) &&
    isPaisa(downPayment) &&
    isPaisa(remainingAmount) &&
    isPaisa(financingAmount) &&
    isPaisa(markup) &&
    (lineMarkup === null || isPaisa(lineMarkup)) &&
    (bottomPrice === null || isPaisa(bottomPrice)) &&
    typeof isMarkupFree === 'boolean' &&
    typeof originalProductId === 'string';
  if (!isPlan) return undefined;
  return {
    periods,
    days,
    total,
    downPayment,
    remainingAmount,
    financingAmount,
    markup,
    lineMarkup,
    isMarkupFree,
    bottomPrice,
    originalProductId: loanProductId(originalProductId),
  };
}

/** A whole number that is not below 0. */
const isPaisa = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Its fields; none for what has none. */
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
