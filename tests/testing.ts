/**
 * The testing kit, for `asaan/testing`: generators that know the rules' edges, and one contract suite for each port, to
 * prove an adapter of one's own. Needs vitest and fast-check beside it.
 */
export * from './arbitraries/phone-number.ts';
export * from './arbitraries/shop.ts';
export * from './contracts/cipher.contract.ts';
export * from './contracts/gateway.contract.ts';
export * from './contracts/laws.ts';
export * from './contracts/ledger.contract.ts';
export * from './contracts/small-ports.contract.ts';
