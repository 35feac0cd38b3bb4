import type { ComponentProps } from 'react';

/** A region whose changes a screen reader announces when it is idle. */
export function Status(properties: Omit<ComponentProps<'div'>, 'role'>) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no headings, paragraphs or lists
  return <div {...properties} role="status" />;
}
