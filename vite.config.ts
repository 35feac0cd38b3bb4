import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const ui = join(import.meta.dirname, 'ui');

/** `production` goes to dist/, the sandbox's own build to build/sandbox. */
export default defineConfig(({ mode, isSsrBuild }) => {
  const isSandbox = mode !== 'production';
  const folder = isSandbox ? '../build/sandbox' : '../dist';
  return {
    root: ui,
    plugins: [react()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] }, noExternal: true },
    define: {
      // What the environment sets; the sandbox's values protect nothing.
      __SANDBOX__: JSON.stringify(isSandbox),
      __GATEWAY__: JSON.stringify({
        base: process.env['GATEWAY_URL'] ?? '/gateway',
        testBase: process.env['GATEWAY_TEST_URL'] ?? process.env['GATEWAY_URL'] ?? '/gateway',
        secret: process.env['GATEWAY_SECRET'] ?? 'sandbox-secret',
        source: process.env['GATEWAY_SOURCE'] ?? 'asaan',
      }),
    },
    build: {
      // The host app's web view: Chromium 99 or newer.
      target: 'chrome99',
      outDir: isSsrBuild ? '../build/prerender' : folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? { input: join(ui, 'prerender.tsx'), output: { entryFileNames: 'prerender.js' } }
        : { input: [join(ui, 'shop.html'), join(ui, 'site.html')] },
    },
  };
});
