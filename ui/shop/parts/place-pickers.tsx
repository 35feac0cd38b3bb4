import { type ReactNode, useRef, useState } from 'react';
import { byFirstLetter, districtsOf, type Province, provinceName, provincesIn } from '#core/address/districts.ts';
import type { AddressScreen } from '#core/screens/address.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Field } from '../../kit/parts/field/field.tsx';
import { Deferred, Modal } from '../../kit/parts/modal/modal.tsx';
import { CHUNKS } from '../chunks.ts';
import styles from './lettered-list.module.css';
import { LetteredList } from './lettered-list.tsx';

/** The provinces on the whole screen, by first letter (R58). */
export function ProvincePicker({ screen }: { readonly screen: AddressScreen }) {
  return (
    <Picker title={useText().shop.address.fields.province} onCancel={screen.closePicker}>
      <Deferred>
        <Provinces onChoose={screen.chooseProvince} />
      </Deferred>
    </Picker>
  );
}

function Provinces({ onChoose }: { readonly onChoose: (province: Province) => void }) {
  const language = useLanguage();
  const nameOf = (province: string): string => provinceName(province, language);
  return <LetteredList groups={byFirstLetter(provincesIn(language), nameOf)} nameOf={nameOf} onChoose={onChoose} />;
}

/** The cities of a province, by first letter or by a part of a name (R58, Q41). */
export function CityPicker({ province, screen }: { readonly province: string; readonly screen: AddressScreen }) {
  const text = useText().shop.address;
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLDivElement>(null);
  const aids = useLater(CHUNKS.placeAids);
  return (
    <Picker title={text.fields.city} onCancel={screen.closePicker}>
      {aids === null ? null : (
        <div ref={search}>
          <Field label={text.search} value={typed} type="search" dir="auto" onText={setTyped} />
        </div>
      )}
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

/** The cities in which what was typed is found; all of them while the search is on its way. */
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
  const aids = useLater(CHUNKS.placeAids);
  const found =
    aids?.foundPlaces(province, language, typed) ??
    districtsOf(province, language).map((district) => ({ district, label: district[language] }));
  return (
    <>
      {found.length === 0 && aids !== null ? <aids.NothingFound onShowAll={onShowAll} /> : null}
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
      <div className={styles.foot}>
        <Button look="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </Modal>
  );
}
