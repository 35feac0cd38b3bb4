import type { OrderId } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import { whenLoaded } from '#core/lib/until.ts';
import { notOffered, type ShopperDriver, type Step } from './shopper-driver.ts';

/** Opens an order and says where it stands. */
export async function readOrder({ screens, trace }: ShopperDriver, order: OrderId): Promise<Step> {
  const screen = screens.order(order, false);
  const close = screen.open();
  const state = await whenLoaded(screen.state);
  close();
  const found = state.kind === 'ready' ? state.order : null;
  return { step: 'order', outcome: found?.status ?? 'failed', order: trace.alias(order) };
}

/** Confirms the receipt of an order, where its page offers that. */
export async function confirmReceipt({ screens, trace }: ShopperDriver, order: OrderId): Promise<Step> {
  const screen = screens.order(order, false);
  const close = screen.open();
  await whenLoaded(screen.state);
  screen.askReceipt();
  const asked = screen.state.getSnapshot();
  const isPossible = asked.kind === 'ready' && asked.receipt === 'asking';
  await screen.confirmReceipt();
  const state = screen.state.getSnapshot();
  close();
  const outcome = state.kind !== 'ready' ? 'failed' : isPossible ? (state.order.status ?? 'unknown') : 'notPossible';
  return { step: 'receive', outcome, order: trace.alias(order) };
}

/** Asks for the refund of an order. */
export async function refund({ screens, trace }: ShopperDriver, order: OrderId): Promise<Step> {
  const screen = screens.refund(order);
  const close = screen.open();
  await whenLoaded(screen.state);
  await screen.confirm();
  const state = screen.state.getSnapshot();
  screen.closeTips();
  close();
  const outcome = state.kind !== 'ready' ? 'failed' : state.request === 'tips' ? 'requested' : 'stayed';
  return { step: 'refund', outcome, order: trace.alias(order) };
}

/** Calculates what a plan costs, rupees. */
export async function calculate(
  { screens, trace }: ShopperDriver,
  order: OrderId,
  days: number | null,
  overdueDays: number,
): Promise<Step> {
  const screen = screens.bnplCalculator({ order, productAmount: null, loanDays: days, plan: null });
  const close = screen.open();
  const opened = await whenLoaded(screen.state);
  if (days !== null && opened.kind === 'ready' && opened.option?.days !== days) {
    close();
    throw notOffered(
      'plan of days',
      days,
      opened.calculation.loanDays.map((each) => each.days),
    );
  }
  screen.typeOverdueDays(String(overdueDays));
  await screen.calculate();
  const state = screen.state.getSnapshot();
  close();
  if (state.kind !== 'ready') return { step: 'calc', outcome: state.kind, order: trace.alias(order) };
  return {
    step: 'calc',
    outcome: 'calculated',
    order: trace.alias(order),
    days: state.option?.days ?? null,
    markup: rupeesFromPaisa(state.calculation.markup),
    overdueCharge: rupeesFromPaisa(state.calculation.overdueCharge),
    downPayment: rupeesFromPaisa(state.calculation.downPayment),
    financingAmount: rupeesFromPaisa(state.calculation.financingAmount),
    totalRepaymentAmount: rupeesFromPaisa(state.calculation.totalRepaymentAmount),
  };
}
