import { type ReactNode, useState } from 'react';
import { byFirstLetter, districtsOf, provinceName, provincesIn } from '#core/address/districts.ts';
import type { AddressScreen } from '#core/screens/address.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Field } from '../../kit/parts/field/field.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import { LATER_PARTS } from '../later-parts.ts';
import styles from './lettered-list.module.css';
import { LetteredList } from './lettered-list.tsx';

/** The provinces on the whole screen, by first letter (R58). */
export function ProvincePicker({ screen }: { readonly screen: AddressScreen }) {
  const text = useText().shop.address;
  const language = useLanguage();
  const nameOf = (province: string): string => provinceName(province, language);
  return (
    <Picker title={text.fields.province} onCancel={screen.closePicker}>
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
  const aids = useLater(LATER_PARTS.placeAids);
  const found =
    aids?.foundPlaces(province, language, typed) ??
    districtsOf(province, language).map((district) => ({ district, label: district[language] }));
  return (
    <Picker title={text.fields.city} onCancel={screen.closePicker}>
      {aids === null ? null : <Field label={text.search} value={typed} type="search" dir="auto" onText={setTyped} />}
      {found.length === 0 && aids !== null ? <aids.NothingFound onShowAll={() => setTyped('')} /> : null}
      <LetteredList
        groups={byFirstLetter(found, ({ label }) => label)}
        nameOf={({ label }) => label}
        onChoose={({ district }) => screen.chooseCity(district.en)}
      />
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
      <div className={styles.foot}>
        <Button look="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </Modal>
  );
}
