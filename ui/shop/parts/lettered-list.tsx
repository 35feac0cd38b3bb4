import { useRef } from 'react';
import type { LetterGroup } from '#core/address/districts.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { CHUNKS } from '../chunks.ts';
import styles from './lettered-list.module.css';

/** A list in groups by first letter, with a rail of the letters beside it: pressed, or dragged along (R58). */
export function LetteredList<T>({
  groups,
  nameOf,
  onChoose,
}: {
  readonly groups: readonly LetterGroup<T>[];
  readonly nameOf: (entry: T) => string;
  readonly onChoose: (entry: T) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const aids = useLater(CHUNKS.placeAids);
  const show = (index: number): HTMLElement | null => {
    const group = list.current?.children[index];
    if (!(group instanceof HTMLElement)) return null;
    group.scrollIntoView({ block: 'start' });
    return group;
  };
  return (
    <div className={styles.columns}>
      {groups.length < 2 || aids === null ? null : (
        <aids.LetterRail
          letters={groups.map(({ letter }) => letter)}
          onDrag={(index) => void show(index)}
          onPress={(index) => show(index)?.querySelector('button')?.focus({ preventScroll: true })}
        />
      )}
      <div ref={list}>
        {groups.map(({ letter, entries }) => (
          <section className={styles.group} key={letter}>
            <h3 className={styles.initial}>{letter}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={nameOf(entry)}>
                  <button type="button" className={styles.entry} onClick={() => onChoose(entry)}>
                    {nameOf(entry)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
