/** `asaan/adapters/memory`: every port in memory, for tests and demonstrations. */

export { createManualClock, type ManualClock } from './manual-clock.ts';
export { createLenderTransport, createMemoryGateway, type LocalLender } from './memory-gateway.ts';
export { createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts';
export { createMemorySession } from './memory-session.ts';
export {
  createCountedKeys,
  createMemoryClipboard,
  createMemorySharing,
  createRecordingAnalytics,
  createRecordingNotices,
  type MemoryClipboard,
  type MemorySharing,
  type RecordingAnalytics,
  type RecordingNotices,
} from './recording.ts';
export {
  createMemoryTransport,
  createScriptedHost,
  type HostCall,
  type HostScript,
  type ScriptedHost,
} from './scripted-host.ts';
