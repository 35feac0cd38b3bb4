/** Whether the browser is a WebKit: Safari, and every browser and web view of an iPhone. */
export const isWebkit = (): boolean => navigator.vendor.startsWith('Apple');
