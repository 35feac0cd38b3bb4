// Runs the whole core where there is nothing but the language: no DOM, nothing of Node, no console.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const bare = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
runInContext('delete globalThis.console', bare);
runInContext(readFileSync('bundled/whole-core.js', 'utf8'), bare);
const said = runInContext(
  `(() => {
    const strangers = ['URL', 'TextEncoder', 'setTimeout', 'console', 'process', 'document', 'fetch', 'crypto'];
    const input = { loanAmount: '10000', loanDay: '30', rate: '0.75', penaltyRate: '2.3', overdueDays: '5' };
    const events = [];
    const kept = new Map();
    const session = { read: (key) => kept.get(key) ?? null, write: (key, text) => kept.set(key, text), remove: (key) => kept.delete(key) };
    const analytics = { track: (event) => events.push(event) };
    const screen = core.createNumberCheckScreen({ analytics, numbers: core.SPECIFIED_NUMBERS, session, clock: { now: () => 0 } });
    const end = screen.open();
    screen.type('+92 51 6011632', false);
    screen.check();
    end();
    return JSON.stringify({
      strangers: strangers.filter((name) => name in globalThis),
      names: Object.keys(core).length,
      number: core.checkNumber('٠٥١٦٠١١٦٣٢').status,
      screen: screen.state.getSnapshot().verdict.status,
      events: events.length,
      loan: core.calculateLoan(input).figures.total,
      hour: core.wallTime(Date.UTC(2026, 2, 7, 4, 5)).hour,
      urdu: core.formatRupees(1225000, 'ur'),
    });
  })()`,
  bare,
);
process.stdout.write(said);
