import { useState } from 'react';
import { ADDRESS_MAX_LENGTH, emailSuggestions } from '#core/address/address.ts';
import {
  byFirstLetter,
  districtName,
  districtsOf,
  isProvince,
  provinceName,
  provincesIn,
  searchDistricts,
} from '#core/address/districts.ts';
import type { Place } from '#core/routes/places.ts';
import type { AddressEditing, AddressScreen } from '#core/screens/address.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Field, PickerField } from '../../kit/parts/field/field.tsx';
import { Message } from '../../kit/parts/message/message.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import { DraftNote } from '../parts/draft-note.tsx';
import styles from './address.module.css';

const FORM = 'address-form';

/** The address form (R56–R59). */
export default function AddressPage({ place }: { readonly place: Extract<Place, { page: 'address' }> }) {
  const screens = useScreens();
  const text = useText().shop.address;
  const [state, screen] = useScreen(() => screens.address(place.order));
  return (
    <PageFrame
      title={text.title}
      onBack={screen.back}
      footer={
        state.kind === 'editing' ? (
          <div className={styles.bar}>
            <Button type="submit" form={FORM} isBusy={state.isSaving}>
              {text.confirm}
            </Button>
          </div>
        ) : null
      }
    >
      {state.kind === 'loading' ? <Skeleton shapes={['line', 'line', 'line', 'line', 'line', 'card']} /> : null}
      {state.kind === 'missing' ? <Message icon="pin" title={text.missing.title} text={text.missing.text} /> : null}
      {state.kind === 'editing' ? <Form editing={state} screen={screen} /> : null}
    </PageFrame>
  );
}

/** How near the end of a field its counter appears. */
const COUNTER_WITHIN = 20;

function Form({ editing, screen }: { readonly editing: AddressEditing; readonly screen: AddressScreen }) {
  const { common, shop } = useText();
  const text = shop.address;
  const language = useLanguage();
  const { draft, problem, truncated } = editing;
  const problemOf = (field: keyof typeof draft): string | null => (problem === field ? text.problems[field] : null);
  const noticeOf = (field: keyof typeof draft): string | null => (truncated.includes(field) ? common.leftOut : null);
  const counter = (field: 'name' | 'email' | 'street'): string | null => {
    const most = ADDRESS_MAX_LENGTH[field] ?? 0;
    const used = draft[field].length;
    return used >= most - COUNTER_WITHIN ? text.counter({ used, most }) : null;
  };
  return (
    <Card>
      <form
        id={FORM}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void screen.confirm();
        }}
      >
        <Field
          label={text.fields.name}
          value={draft.name}
          problem={problemOf('name')}
          notice={noticeOf('name')}
          hint={counter('name')}
          autoComplete="name"
          dir="auto"
          onChange={(event) => screen.type('name', event.target.value)}
        />
        <Field
          label={text.fields.phoneNumber}
          value={draft.phoneNumber}
          problem={problemOf('phoneNumber')}
          notice={noticeOf('phoneNumber')}
          type="tel"
          inputMode="numeric"
          dir="ltr"
          autoComplete="tel-national"
          placeholder="03XXXXXXXXX"
          onChange={(event) => screen.type('phoneNumber', event.target.value)}
        />
        <Field
          label={text.fields.email}
          value={draft.email}
          problem={problemOf('email')}
          notice={noticeOf('email')}
          hint={counter('email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          onChange={(event) => screen.type('email', event.target.value)}
        >
          <EmailEndings typed={draft.email} onChoose={(whole) => screen.type('email', whole)} />
        </Field>
        <PickerField
          label={text.fields.province}
          value={provinceName(draft.province, language)}
          placeholder={text.choose}
          problem={problemOf('province')}
          onOpen={() => screen.openPicker('province')}
        />
        <PickerField
          label={text.fields.city}
          value={districtName(draft.province, draft.city, language)}
          placeholder={text.choose}
          problem={problemOf('city')}
          onOpen={() => screen.openPicker('city')}
        />
        <Field
          label={text.fields.street}
          value={draft.street}
          problem={problemOf('street')}
          notice={noticeOf('street')}
          hint={counter('street')}
          autoComplete="street-address"
          dir="auto"
          onChange={(event) => screen.type('street', event.target.value)}
        />
      </form>
      {editing.isDraft ? <DraftNote isBusy={editing.isSaving} onErase={screen.erase} /> : null}
      {editing.picker === 'province' ? <ProvincePicker screen={screen} /> : null}
      {editing.picker === 'city' ? <CityPicker province={draft.province} screen={screen} /> : null}
    </Card>
  );
}

function EmailEndings({ typed, onChoose }: { readonly typed: string; readonly onChoose: (whole: string) => void }) {
  const text = useText().shop.address;
  const offers = emailSuggestions(typed);
  if (offers.length === 0) return null;
  return (
    <ul className={styles.endings} aria-label={text.emailEndings}>
      {offers.map((whole) => (
        <li key={whole}>
          <button type="button" className={styles.ending} onClick={() => onChoose(whole)}>
            <bdi dir="ltr">{whole}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ProvincePicker({ screen }: { readonly screen: AddressScreen }) {
  const text = useText();
  const language = useLanguage();
  const nameOf = (province: string): string => provinceName(province, language);
  return (
    <Modal title={text.shop.address.fields.province} look="full" onDismiss={screen.closePicker}>
      <Letters groups={byFirstLetter(provincesIn(language), nameOf)} nameOf={nameOf} onChoose={screen.chooseProvince} />
      <Button look="secondary" onClick={screen.closePicker}>
        {text.common.cancel}
      </Button>
    </Modal>
  );
}

function CityPicker({ province, screen }: { readonly province: string; readonly screen: AddressScreen }) {
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const found = isProvince(province) ? searchDistricts(districtsOf(province, language), typed) : [];
  return (
    <Modal title={text.shop.address.fields.city} look="full" onDismiss={screen.closePicker}>
      <Field
        label={text.shop.address.search}
        value={typed}
        type="search"
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 ? <p>{text.shop.address.nothingFound}</p> : null}
      <Letters
        groups={byFirstLetter(found, (district) => district[language])}
        nameOf={(district) => district[language]}
        onChoose={(district) => screen.chooseCity(district.en)}
      />
      <Button look="secondary" onClick={screen.closePicker}>
        {text.common.cancel}
      </Button>
    </Modal>
  );
}

function Letters<T>({
  groups,
  nameOf,
  onChoose,
}: {
  readonly groups: readonly { readonly letter: string; readonly entries: readonly T[] }[];
  readonly nameOf: (entry: T) => string;
  readonly onChoose: (entry: T) => void;
}) {
  return (
    <div>
      {groups.map(({ letter, entries }) => (
        <section className={styles.letter} key={letter}>
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
  );
}
