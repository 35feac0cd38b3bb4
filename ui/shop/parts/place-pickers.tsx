import { type ReactNode, useRef, useState } from 'react';
import { byFirstLetter, type LetterGroup, provinceName, provincesIn } from '#core/address/districts.ts';
import { placesIn, searchPlaces } from '#core/address/place-list.ts';
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
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLDivElement>(null);
  const found = searchPlaces(placesIn(province, language), typed);
  return (
    <Picker title={text.fields.city} onCancel={screen.closePicker}>
      <div ref={search}>
        <Field label={text.search} value={typed} type="search" dir="auto" onText={setTyped} />
      </div>
      <Deferred>
        {found.length > 0 ? null : (
          <NothingFound
            onShowAll={() => {
              setTyped('');
              search.current?.querySelector('input')?.focus();
            }}
          />
        )}
        <LetteredList
          groups={byFirstLetter(found, ({ label }) => label)}
          nameOf={({ label }) => label}
          onChoose={({ district }) => screen.chooseCity(district.en)}
        />
      </Deferred>
    </Picker>
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

/** A list in groups by first letter, with a rail of the letters beside it, each as large as a thumb (R58). */
function LetteredList<T>({
  groups,
  nameOf,
  onChoose,
}: {
  readonly groups: readonly LetterGroup<T>[];
  readonly nameOf: (entry: T) => string;
  readonly onChoose: (entry: T) => void;
}) {
  const text = useText().shop.address;
  const list = useRef<HTMLDivElement>(null);
  const show = (index: number): void => {
    const group = list.current?.children[index];
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.places}>
      {groups.length < 2 ? null : (
        <nav className={styles.rail} aria-label={text.letters}>
          {groups.map(([letter], index) => (
            <button type="button" className={styles.letter} key={letter} onClick={() => show(index)}>
              {letter}
            </button>
          ))}
        </nav>
      )}
      <div ref={list}>
        {groups.map(([letter, entries]) => (
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
