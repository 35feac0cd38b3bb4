/** Host and database of an address, without user, password or anything else of it. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
