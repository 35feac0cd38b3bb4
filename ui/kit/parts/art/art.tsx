import { createElement } from 'react';
import styles from './art.module.css';

const SHAPE = /<(path|rect|circle|ellipse) ([^>]*)\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
/** What React calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  'stroke-width': 'strokeWidth',
  'stroke-dasharray': 'strokeDasharray',
};

/**
 * One of the drawings that lie here, one shape a line, in the page's colours. Hidden from screen readers: the words beside it say
 * the same. Drawn shape by shape, since no page of ours takes HTML from a script.
 */
export function Art({
  drawing,
  name,
}: {
  /** The file's text. */
  readonly drawing: string;
  /** For what looks for it. */
  readonly name?: string;
}) {
  const [, viewBox] = /viewBox="([^"]*)"/.exec(drawing) ?? [];
  return (
    <svg
      className={styles.art}
      viewBox={viewBox}
      data-drawing={name}
      data-upright={drawing.startsWith('<svg data-upright') || undefined}
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
    </svg>
  );
}
