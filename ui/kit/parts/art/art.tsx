import { createElement, type ReactNode } from 'react';
import styles from './art.module.css';

const SHAPE = /<(path|rect|circle|ellipse) ([^>]*)\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
/** What React calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  'stroke-width': 'strokeWidth',
  'stroke-dasharray': 'strokeDasharray',
};

/**
 * A drawing of ours, whose file lies here, one shape a line: its classes have the page's colours. Hidden from screen readers,
 * since the words beside it say the same. Drawn shape by shape: no page of ours takes HTML from a script.
 */
export function Art({
  drawing,
  size = 'full',
  name,
  children,
}: {
  /** The file's text. */
  readonly drawing: string;
  readonly size?: 'full' | 'small';
  /** For what looks for it. */
  readonly name?: string;
  /** Stands on it. */
  readonly children?: ReactNode;
}) {
  const [, viewBox] = /viewBox="([^"]*)"/.exec(drawing) ?? [];
  return (
    <svg
      className={styles.art}
      viewBox={viewBox}
      data-size={size}
      data-drawing={name}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from(drawing.matchAll(SHAPE), ([key, shape = 'path', attributes = '']) =>
        createElement(shape, {
          key,
          ...Object.fromEntries(
            Array.from(attributes.matchAll(ATTRIBUTE), ([, each = '', value]) => [NAMES[each] ?? each, value]),
          ),
        }),
      )}
      {children}
    </svg>
  );
}
