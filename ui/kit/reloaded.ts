/** Whether the page was loaded anew at the address where it stood. */
export const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'reload');
