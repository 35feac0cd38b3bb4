import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

describe('contracts, section 5: the library', () => {
  it('is importable by its sub-paths, in plain Node', () => {
    const script = `
      const { checkNumber } = await import('asaan/core');
      const { formatRupees } = await import('asaan/core/text/format');
      const { createHouse } = await import('asaan/adapters/sandbox/house');
      const { createMemoryLedger } = await import('asaan/adapters/sandbox/ledger');
      const { createMemoryGateway } = await import('asaan/adapters/fakes/memory-gateway');
      const house = createHouse(createMemoryLedger(), { now: () => Date.now() });
      const gateway = createMemoryGateway(house, async () => ({ token: 'sandbox-token', parameters: {} }));
      const answer = await gateway.readProduct('oppo-a5x');
      console.log(JSON.stringify([checkNumber('0516011632').status, formatRupees(answer.data.price)]));
    `;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
    expect(JSON.parse(out)).toEqual(['official', 'Rs.\u00a038,000']);
  });

  it('ships declarations, and its core names no module of Node, the DOM or a framework', () => {
    const files = readdirSync(join(root, 'build', 'core'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.d.ts')).length).toBeGreaterThan(40);
    for (const file of files.filter((each) => each.endsWith('.js'))) {
      const imported = readFileSync(join(root, 'build', 'core', file), 'utf8').matchAll(/from '([^']+)'/g);
      for (const [, specifier] of imported) expect(specifier).toMatch(/^\.{1,2}\/.*\.js$/);
    }
  });
});

describe('the production build', () => {
  const folder = join(root, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|css)$/.test(file),
  );
  const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');

  it('Q67 holds nothing of the sandbox: no stand-in, no moves, no demo phones, no token', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const word of ['__sandbox', 'Seller confirms', 'sandbox-token', 'Galaxy', 'sandbox:shopper']) {
      expect(all).not.toContain(word);
    }
  });

  it('has no script or style inside its pages, which the policy forbids', () => {
    for (const file of files.filter((each) => each.endsWith('.html'))) {
      const html = readFileSync(join(folder, file), 'utf8');
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=/);
    }
  });

  it('holds no markup that is set as text', () => {
    expect(all).not.toMatch(/dangerouslySetInnerHTML:\s*\{/);
  });

  it('prerenders every public page with a title, a description and one heading', () => {
    for (const file of ['home.html', 'notify.html', '404.html']) {
      const html = readFileSync(join(folder, file), 'utf8');
      expect(html).toMatch(/<title>[^<]+ – asaan<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]+"/);
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });
});
