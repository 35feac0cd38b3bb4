/** Does something once what stands is painted: on a slow phone a script before that holds the first paint up. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
