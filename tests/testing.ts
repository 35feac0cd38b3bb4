/**
 * `asaan/testing`: generators that know the rules' edges, and one contract suite for each port, to prove an adapter of
 * one's own. Needs vitest and fast-check beside it; the laws of a gateway need neither (`runLaws`).
 */
export { type GatewayFixtures, readFixtures, SANDBOX_FIXTURES } from '../adapters/conformance/fixtures.ts';
export type { GatewayUnderTest, Law, LawContext } from '../adapters/conformance/law.ts';
export {
  type ConformanceReport,
  GATEWAY_LAWS,
  type LawOptions,
  reportOf,
  runLaws,
  sumOf,
  type TriedLaw,
} from '../adapters/conformance/run-laws.ts';
export type { Transport } from '../adapters/gateway/wire/call.ts';
export { createWireGateway } from '../adapters/gateway/wire-gateway.ts';
export type {
  Action as BackOfficeAction,
  ActionName as BackOfficeActionName,
} from '../adapters/sandbox/actions/action.ts';
export * from './arbitraries/index.ts';
export * from './contracts/cipher.contract.ts';
export * from './contracts/gateway.contract.ts';
export * from './contracts/host-app.contract.ts';
export * from './contracts/laws.ts';
export * from './contracts/ledger.contract.ts';
export * from './contracts/navigation.contract.ts';
export * from './contracts/reporting.contract.ts';
export * from './contracts/small-ports.contract.ts';
export * from './contracts/upload.contract.ts';
