/** What a browser does that keeps nothing: scripts that run in a page before its own. */
export const REFUSED_STORAGE = {
  'may not be touched': `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  'is full': `Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };`,
};
