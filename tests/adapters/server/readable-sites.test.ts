import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { nginxConf } from '#adapters/server/recipes/nginx-conf.ts';
import { type Readers, readersOf } from '#adapters/server/recipes/workers.ts';
import { writeRecipes } from '#adapters/server/recipes/write-recipes.ts';
import { ask } from '../../support/ask.ts';
import { type OperatorsChanges, startCaddy, startNginx, webServer } from '../../support/web-servers.ts';

const nginx = await webServer('nginx');
const caddy = await webServer('caddy');
const isRoot = process.getuid?.() === 0;
/** A user of every Debian who owns nothing. */
const NOBODY = 65_534;

/** A home, the project in it, its site; and its recipes, which lie elsewhere. */
const home = mkdtempSync(join(tmpdir(), 'asaan-home-'));
const project = join(home, 'asaan');
const folder = join(project, 'dist');
const page = join(folder, 'index.html');
const recipes = mkdtempSync(join(tmpdir(), 'asaan-home-recipes-'));
mkdirSync(folder, { recursive: true });
writeFileSync(page, '<html><div id="root"></div></html>');
afterAll(() => {
  for (const each of [home, recipes]) rmSync(each, { recursive: true });
});
beforeEach(() => {
  for (const each of [home, project, folder]) chmodSync(each, 0o755);
  chmodSync(page, 0o644);
});

const id = (flag: string): string => execFileSync('id', [flag], { encoding: 'utf8' }).trim();
const owner: Readers = { user: id('-un'), group: id('-gn') };

describe('who may read a site', () => {
  it('is everybody, where every folder above it may be passed and every file in it may be read', () => {
    expect(readersOf(folder)).toBe('everybody');
    chmodSync(home, 0o711);
    expect(readersOf(folder)).toBe('everybody');
  });

  it.each([
    ['its own folder', folder, 0o750],
    ['the folder above it', project, 0o700],
    ['the home of who built it', home, 0o750],
    ['that home, which may be listed and not passed', home, 0o754],
    ['one of its files', page, 0o640],
  ])('is its owner, where others are kept out of %s', (_title, path, mode) => {
    chmodSync(path, mode);
    expect(readersOf(folder)).toEqual(owner);
  });

  it.skipIf(!isRoot)('is said to be nobody that is known, where its owner has no name here', () => {
    chmodSync(home, 0o750);
    chownSync(folder, 54_321, 54_321);
    expect(readersOf(folder)).toBe('unnamed');
    chownSync(folder, 0, 0);
  });

  it('is named in the file where root has to know it', () => {
    const lineFor = (readers: Readers): string | undefined =>
      nginxConf({}, readers, { head: [], root: [], part: () => [] }).match(/^#? ?user .*$/m)?.[0];
    expect(lineFor('everybody')).toBeUndefined();
    expect(lineFor('unnamed')).toBe('# user NAME;');
    expect(lineFor({ user: 'ali', group: 'staff' })).toBe('user ali staff;');
  });
});

// Started by root, nginx's workers are somebody else unless the file says otherwise.
describe.skipIf(nginx === null || !isRoot)('nginx', () => {
  /** What nginx answers of the start page, and what the operator reads of that. */
  async function answerOf(changes: OperatorsChanges): Promise<{ readonly status: number; readonly log: string }> {
    const server = await startNginx(nginx ?? '', recipes, changes);
    const { status, headers } = await ask(server.origin, {
      path: '/?never-logged',
      headers: { cookie: 'never-logged' },
    });
    expect(headers).toMatchObject(SECURITY_HEADERS);
    await expect.poll(server.log).toContain('"path":"/"');
    const log = server.log();
    await server.stop();
    expect(log).not.toContain('never-logged');
    return { status, log };
  }

  it.each([false, true])(
    'shows what lies below a home that others may not pass, by the operator’s own file: %s',
    async (isOwn) => {
      chmodSync(home, 0o750);
      writeRecipes({ folder, build: 'test', site: {} }, recipes);
      expect(await answerOf({ isOwn })).toMatchObject({ status: 200 });
    },
  );

  it('says in its log why a page is 403 where its user may not read it', async () => {
    writeRecipes({ folder, build: 'test', site: {} }, recipes);
    expect(readFileSync(join(recipes, 'nginx.conf'), 'utf8')).toMatch(
      /^# nginx's user must be able to read the folder/m,
    );
    chmodSync(home, 0o700);
    const { status, log } = await answerOf({});
    expect([status, log.match(/"why":"[^"]*(?:read this file|pass a folder)[^"]*"/)]).toEqual([403, expect.anything()]);
  });

  it('shows a private site where its owner starts it, who is not root', async () => {
    chmodSync(home, 0o700);
    for (const each of [home, project, folder, page]) chownSync(each, NOBODY, NOBODY);
    writeRecipes({ folder, build: 'test', site: {} }, recipes);
    expect(await answerOf({ uid: NOBODY })).toMatchObject({ status: 200 });
    for (const each of [home, project, folder, page]) chownSync(each, 0, 0);
  });
});

it.skipIf(caddy === null || !isRoot)('Caddy shows a private site where its owner starts it', async () => {
  chmodSync(home, 0o700);
  for (const each of [home, project, folder, page]) chownSync(each, NOBODY, NOBODY);
  writeRecipes({ folder, build: 'test', site: {} }, recipes);
  const server = await startCaddy(caddy ?? '', recipes, { uid: NOBODY });
  expect((await ask(server.origin, { path: '/' })).status).toBe(200);
  await server.stop();
  for (const each of [home, project, folder, page]) chownSync(each, 0, 0);
});
