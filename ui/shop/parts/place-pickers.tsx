import { type ReactNode, useRef, useState } from 'react';
import { byFirstLetter, type LetterGroup, provinceName, provincesIn } from '#core/address/districts.ts';
import { foundPlaces, letterUnder } from '#core/address/place-list.ts';
import type { AddressScreen } from '#core/screens/address.ts';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Field } from '../../kit/parts/field/field.tsx';
import { Deferred, Modal } from '../../kit/parts/modal/modal.tsx';
import { NothingFound } from '../chunks.ts';
import styles from '../pages/address.module.css';

/** The provinces on the whole screen, by first letter (R58). */
export function ProvincePicker({ screen }: { readonly screen: AddressScreen }) {
  const language = useLanguage();
  const nameOf = (province: string): string => provinceName(province, language);
  return (
    <Picker title={useText().shop.address.fields.province} onCancel={screen.closePicker}>
      <LetteredList
        groups={byFirstLetter(provincesIn(language), nameOf)}
        nameOf={nameOf}
        onChoose={screen.chooseProvince}
      />
    </Picker>
  );
}

/** The cities of a province, by first letter or by a part of a name (R58, Q41). */
export function CityPicker({ province, screen }: { readonly province: string; readonly screen: AddressScreen }) {
  const text = useText().shop.address;
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLDivElement>(null);
  return (
    <Picker title={text.fields.city} onCancel={screen.closePicker}>
      <div ref={search}>
        <Field label={text.search} value={typed} type="search" dir="auto" onText={setTyped} />
      </div>
      <Deferred>
        <Cities
          province={province}
          typed={typed}
          onShowAll={() => {
            setTyped('');
            search.current?.querySelector('input')?.focus();
          }}
          onChoose={screen.chooseCity}
        />
      </Deferred>
    </Picker>
  );
}

/** The cities in which what was typed is found. */
function Cities({
  province,
  typed,
  onShowAll,
  onChoose,
}: {
  readonly province: string;
  readonly typed: string;
  readonly onShowAll: () => void;
  readonly onChoose: (city: string) => void;
}) {
  const language = useLanguage();
  const found = foundPlaces(province, language, typed);
  return (
    <>
      {found.length === 0 ? <NothingFound onShowAll={onShowAll} /> : null}
      <LetteredList
        groups={byFirstLetter(found, ({ label }) => label)}
        nameOf={({ label }) => label}
        onChoose={({ district }) => onChoose(district.en)}
      />
    </>
  );
}

/** A list on the whole screen; Cancel stays in reach however far it is scrolled. */
function Picker({
  title,
  onCancel,
  children,
}: {
  readonly title: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}) {
  const { common } = useText();
  return (
    <Modal title={title} look="full" onDismiss={onCancel}>
      {children}
      <div className={styles.cancel}>
        <Button look="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </Modal>
  );
}

/** A list in groups by first letter, with a rail of the letters beside it: pressed, or dragged along (R58). */
function LetteredList<T>({
  groups,
  nameOf,
  onChoose,
}: {
  readonly groups: readonly LetterGroup<T>[];
  readonly nameOf: (entry: T) => string;
  readonly onChoose: (entry: T) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const show = (index: number): HTMLElement | null => {
    const group = list.current?.children[index];
    if (!(group instanceof HTMLElement)) return null;
    group.scrollIntoView({ block: 'start' });
    return group;
  };
  return (
    <div className={styles.places}>
      {groups.length < 2 ? null : (
        <LetterRail
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

/** How far a finger moves before a touch of the rail is a drag, px. */
const DRAG_FROM_PX = 8;

/**
 * The letters, each as large as a thumb. Where they are longer than the screen the rail scrolls; a drag along it goes from
 * the first to the last, so that the letter under the finger is the one that is shown.
 */
function LetterRail({
  letters,
  onPress,
  onDrag,
}: {
  readonly letters: readonly string[];
  readonly onPress: (index: number) => void;
  readonly onDrag: (index: number) => void;
}) {
  const text = useText().shop.address;
  const drag = useRef<{ readonly from: number; isMoved: boolean } | null>(null);
  const end = (): void => {
    drag.current = null;
  };
  return (
    <nav
      className={styles.rail}
      aria-label={text.letters}
      onPointerDown={(event) => {
        drag.current = { from: event.clientY, isMoved: false };
      }}
      onPointerMove={({ clientY, currentTarget: rail, pointerId }) => {
        const now = drag.current;
        if (now === null || (!now.isMoved && Math.abs(clientY - now.from) < DRAG_FROM_PX)) return;
        if (!now.isMoved) rail.setPointerCapture(pointerId);
        now.isMoved = true;
        const { top, height } = rail.getBoundingClientRect();
        const fraction = Math.max(0, Math.min(1, (clientY - top) / height));
        rail.scrollTop = fraction * (rail.scrollHeight - rail.clientHeight);
        onDrag(letterUnder(fraction, letters.length));
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {letters.map((letter, index) => (
        <button type="button" className={styles.letter} key={letter} onClick={() => onPress(index)}>
          {letter}
        </button>
      ))}
    </nav>
  );
}
