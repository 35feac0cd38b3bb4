import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const ui = join(import.meta.dirname, 'ui');

/** What is built: the shop, the public pages' program, the scripts and the styles inlined into them, and their writer. */
const PARTS: Record<string, string> = {
  shop: 'shop.html',
  site: 'site/boot/main.ts',
  root: 'site/boot/root-address.ts',
  letters: 'site/boot/fonts-first.ts',
  check: 'site/boot/preload-check.ts',
  large: 'site/boot/large-text.ts',
  early: 'shop/boot/preload.ts',
  styles: 'build/prerender.tsx',
  prerender: 'build/prerender.tsx',
};

/** Scripts that are written into pages. */
const INLINED: ReadonlySet<string> = new Set(['root', 'letters', 'check', 'large', 'early']);

/** `production` goes to dist/, the sandbox's own build to build/sandbox; `PART` says which part. */
export default defineConfig(({ mode }) => {
  const isSandbox = mode !== 'production';
  const part = process.env['PART'] ?? 'shop';
  const isPage = part === 'shop' || part === 'site';
  const isInlined = INLINED.has(part);
  const input = join(ui, PARTS[part] ?? '');
  return {
    root: ui,
    plugins: [react()],
    resolve: {
      conditions: ['source', 'module', 'browser', 'development|production'],
      // tsyringe's build for ES2015 weighs 1.2 kB (br) less than its `module` for ES5.
      mainFields: ['es2015', 'browser', 'module', 'jsnext:main', 'jsnext'],
    },
    ssr: {
      resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
      // The writer of the pages is one file; `npm run dev` takes the packages as they are.
      noExternal: part === 'prerender' ? true : [],
    },
    css: {
      // `file_name`: a page brings the styles of its own files alone, and finds them by this.
      modules: { generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}_${name}` },
    },
    define: {
      // What the environment sets; the sandbox's values protect nothing.
      __SANDBOX__: JSON.stringify(isSandbox),
      __LETTERS__: JSON.stringify(process.env['LETTERS'] ?? ''),
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
      outDir: isPage ? (isSandbox ? '../build/sandbox' : '../dist') : `../build/${part}`,
      emptyOutDir: part !== 'site',
      copyPublicDir: isPage,
      manifest: part === 'site',
      // The public pages have one sheet, written into them.
      cssCodeSplit: part === 'shop',
      ssr: part === 'prerender',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        // What nobody imports is still wanted: the writer of the pages, and with it every style.
        preserveEntrySignatures: isPage ? false : 'strict',
        output: isPage ? {} : { entryFileNames: `${part}.js`, ...(isInlined ? { format: 'iife' as const } : {}) },
      },
    },
  };
});
