/** The settings that a build is asked for behind `--`: `npm run build -- --demo`. */
const KNOWN: ReadonlySet<string> = new Set(['--demo']);

/** Reads what stands behind `--` on the command line; ends the process with status 2 where that is nothing that we know. */
export function readBuildArguments(argv: readonly string[]): void {
  const at = argv.indexOf('--');
  const unknown = at === -1 ? [] : argv.slice(at + 1).filter((each) => !KNOWN.has(each));
  if (unknown.length === 0) return;
  process.stderr.write(`asaan: usage: npm run build [-- --demo], not '${unknown.join(' ')}'\n`);
  process.exit(2);
}
