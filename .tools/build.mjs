// npm run build: the library in build/, the static site in dist/.
import { compile, ensureInstalled } from './ready.mjs';

ensureInstalled();
compile();
const { makeSite } = await import('./site.mjs');
await makeSite('production');
process.stdout.write('library in build/, site in dist/\n');
