import { openDatabase } from './database.ts';

/**
 * Takes a file for this process until it is released: the system releases it with the process, however that dies. Null
 * where somebody has it; throws where it cannot be written.
 */
export function takeFile(file: string): (() => void) | null {
  const owner = openDatabase(file);
  try {
    owner.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    owner.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return () => {
    owner.exec('ROLLBACK');
    owner.close();
  };
}

/** Whether a failure says that another connection has the file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
