// Bundles `only-check.ts` and `whole-core.ts` as a page would load them, and says what the first one weighs.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

for (const name of ['only-check', 'whole-core']) {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'bundled',
      emptyOutDir: false,
      lib: { entry: `${name}.ts`, formats: ['iife'], name: 'page', fileName: () => `${name}.js` },
    },
  });
}
process.stdout.write(String(gzipSync(readFileSync('bundled/only-check.js'), { level: 9 }).length));
