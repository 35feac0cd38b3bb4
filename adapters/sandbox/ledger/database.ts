import type Database from 'libsql';

/** A file of SQLite that is open. */
export type OpenDatabase = Database.Database;

/** The package, or why it could not be loaded: only who opens a file is told, since nothing else needs it. */
const libsql = await import('libsql').then(
  ({ default: Sqlite }) => ({ Sqlite }),
  (error: unknown) => ({ error }),
);

/** Opens a file of SQLite. Throws where the package libsql cannot be loaded, and where the file cannot be opened. */
export function openDatabase(file: string): OpenDatabase {
  if ('error' in libsql) throw new Error('it needs the package libsql (npm install libsql)', { cause: libsql.error });
  return new libsql.Sqlite(file);
}
