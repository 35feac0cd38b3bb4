/** Sent through a root, they do nothing: nobody listens for them there. */
const EVENTS = ['pointerover', 'pointerup'] as const;

/**
 * Sends events through a root that React listens on, in a turn of their own: what hands events on is compiled with the first
 * of them, which would else be somebody's press.
 */
export function warmEvents(root: Element): void {
  setTimeout(() => {
    for (const type of EVENTS) root.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
}
