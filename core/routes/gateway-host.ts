/** True for local and test hosts, which speak to the test gateway (R36); all others speak to the production one. */
export function isTestHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|test\..+|.+\.test)$/.test(host);
}
