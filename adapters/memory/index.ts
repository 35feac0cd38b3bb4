/** `asaan/adapters/memory`: every port in memory, for tests and demonstrations. */

export * from './manual-clock.ts';
export * from './memory-gateway.ts';
export * from './memory-page.ts';
export * from './recording.ts';
export * from './scripted-host.ts';
