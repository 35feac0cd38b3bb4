// npm run docs: tests/requirements.md, and the library's reference in build/docs/.
import { ensureCompiled, ensureInstalled, root } from './ready.mjs';

ensureInstalled();
ensureCompiled();
const { writeDocuments } = await import('../build/tests/tools/docs.js');
process.stdout.write(`${writeDocuments(root)}\n`);
