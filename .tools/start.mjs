// npm start: site, shop and sandbox on one port.
import { endWithNpm, ensureCompiled, ensureInstalled } from './ready.mjs';

endWithNpm();
ensureInstalled();
ensureCompiled();
const { main } = await import('../build/adapters/server/main.js');
await main(async () => {
  const { makeSite, siteFolder } = await import('./site.mjs');
  await makeSite('sandbox');
  const { createStaticFiles } = await import('../build/adapters/server/static-files.js');
  return createStaticFiles(siteFolder('sandbox'), true);
});
