/** `asaan/adapters/sandbox`: a small lender with a shop, which answers the gateway's calls in this process. */

export type { Envelope } from '../gateway/wire/call.ts';
export type { Action, ActionResult } from './actions/action.ts';
export { httpActions, lenderActions, type PerformAction } from './actions/performers.ts';
export type { Ledger, LedgerAction, Transaction } from './ledger/ledger.ts';
export { createMemoryLedger } from './ledger/memory-ledger.ts';
export type { RecordKey, RecordKind, RecordKinds } from './ledger/records.ts';
export { createLender, LENDER_PATHS, type Lender, type MayDo } from './lender.ts';
export { SAMPLE_ADDRESS } from './scenarios/shop-state.ts';
