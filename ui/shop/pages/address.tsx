import { type ReactNode, useRef } from 'react';
import { addressCounter, addressProblemText, emailSuggestions } from '#core/address/address-form.ts';
import { districtName, provinceName } from '#core/address/districts.ts';
import type { Place } from '#core/routes/places.ts';
import type { AddressEditing, AddressScreen } from '#core/screens/address.ts';
import { useLeadToProblem } from '../../kit/binding/pressed.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { useIsWide } from '../../kit/parts/columns/columns.tsx';
import { Field, PickerField } from '../../kit/parts/field/field.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import shared from '../../kit/styles/shared.module.css';
import { AddressOver, NoOrder, SaveRefused } from '../chunks.ts';
import { LoadFailed } from '../parts/page-message.tsx';
import { BarEnd, DraftNote } from '../parts/page-parts.tsx';
import { CityPicker, ProvincePicker } from '../parts/place-pickers.tsx';
import styles from './address.module.css';

const FORM = 'address-form';

/** The address form (R56–R59). */
export default function AddressPage({ place }: { readonly place: Extract<Place, { page: 'address' }> }) {
  const screens = useScreens();
  const text = useText().shop.address;
  const [state, screen] = useScreen(() => screens.address(place.order));
  const isWide = useIsWide();
  return (
    <PageFrame
      title={text.title}
      onBack={screen.back}
      action={<BarEnd />}
      isForm
      footer={
        state.kind === 'editing' && !isWide ? (
          <div className={shared.tight}>
            <Confirm editing={state} screen={screen} />
          </div>
        ) : null
      }
    >
      {state.kind === 'loading' ? <Skeleton shapes={[['short', 'title', 'short', 'title']]} /> : null}
      {state.kind === 'missing' ? <NoOrder onBack={screen.back} /> : null}
      {state.kind === 'failed' ? <LoadFailed failed={state} screen={screen} /> : null}
      {state.kind === 'over' ? <AddressOver truth={state.truth} screen={screen} /> : null}
      {state.kind === 'editing' ? <Form editing={state} screen={screen} isWide={isWide} /> : null}
    </PageFrame>
  );
}

interface Part {
  readonly editing: AddressEditing;
  readonly screen: AddressScreen;
}

/** Saves what stands in the form, and says above why that was refused: at the foot of a phone's screen, below the fields of a wide one. */
function Confirm({ editing, screen }: Part) {
  const { common } = useText();
  return (
    <>
      {editing.refusal === null ? null : <SaveRefused refusal={editing.refusal} screen={screen} />}
      <Button type="submit" form={FORM} isBusy={editing.isSaving}>
        {common.confirm}
      </Button>
    </>
  );
}

function Form({ editing, screen, isWide }: Part & { readonly isWide: boolean }) {
  const { draft, picker } = editing;
  const form = useRef<HTMLFormElement>(null);
  const lead = useLeadToProblem(form, !editing.isSaving);
  return (
    <Card>
      <form
        id={FORM}
        ref={form}
        className={`${shared.stack} ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          lead();
          void screen.confirm();
        }}
      >
        <TextField field="name" editing={editing} screen={screen} />
        <TextField field="phoneNumber" editing={editing} screen={screen} />
        <TextField field="email" editing={editing} screen={screen}>
          <EmailEndings typed={draft.email} onChoose={(whole) => screen.type('email', whole)} />
        </TextField>
        <Pickers editing={editing} screen={screen} />
        <TextField field="street" editing={editing} screen={screen} />
      </form>
      {isWide ? (
        <div className={`${shared.close} ${styles.end}`}>
          <Confirm editing={editing} screen={screen} />
        </div>
      ) : null}
      {editing.isDraft ? <DraftNote isBusy={editing.isSaving} onErase={screen.erase} /> : null}
      {picker === 'province' ? <ProvincePicker screen={screen} /> : null}
      {picker === 'city' ? <CityPicker province={draft.province} screen={screen} /> : null}
    </Card>
  );
}

/** How each field that is typed into is set up: its keyboard, its direction, and what the browser may fill in. */
const INPUTS = {
  name: { autoComplete: 'name', dir: 'auto' },
  phoneNumber: {
    type: 'tel',
    inputMode: 'numeric',
    dir: 'ltr',
    autoComplete: 'tel-national',
    placeholder: '03XXXXXXXXX',
  },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, dir: 'ltr', autoComplete: 'email' },
  street: { autoComplete: 'street-address', dir: 'auto' },
} as const;

/** A field that is typed into, with what is said about it. */
function TextField({
  field,
  editing,
  screen,
  children,
}: Part & { readonly field: keyof typeof INPUTS; readonly children?: ReactNode }) {
  const { common, shop } = useText();
  const text = shop.address;
  const counter = field === 'phoneNumber' ? null : addressCounter(field, editing.draft[field]);
  return (
    <Field
      {...INPUTS[field]}
      aria-required
      label={text.fields[field]}
      value={editing.draft[field]}
      problem={editing.problem === field ? addressProblemText(text, field, editing.draft[field]) : null}
      notice={editing.truncated.includes(field) ? common.leftOut : null}
      hint={counter === null ? null : common.counter(counter)}
      onText={(typed) => screen.type(field, typed)}
    >
      {children}
    </Field>
  );
}

function Pickers({ editing: { draft, problem }, screen }: Part) {
  const text = useText().shop.address;
  const language = useLanguage();
  const shown = {
    province: provinceName(draft.province, language),
    city: districtName(draft.province, draft.city, language),
  };
  return (['province', 'city'] as const).map((field) => (
    <PickerField
      key={field}
      label={text.fields[field]}
      value={shown[field]}
      placeholder={text.choose}
      problem={problem === field ? addressProblemText(text, field, draft[field]) : null}
      onOpen={() => screen.openPicker(field)}
    />
  ));
}

function EmailEndings({ typed, onChoose }: { readonly typed: string; readonly onChoose: (whole: string) => void }) {
  const text = useText().shop.address;
  const offers = emailSuggestions(typed);
  if (offers.length === 0) return null;
  return (
    <ul className={shared.row} aria-label={text.emailEndings}>
      {offers.map((whole) => (
        <li key={whole}>
          <button
            type="button"
            className={styles.ending}
            onClick={({ currentTarget }) => {
              const field = currentTarget.closest('div')?.querySelector('input');
              onChoose(whole);
              // The button goes once the address is whole; a field that takes the focus then has the caret behind it.
              queueMicrotask(() => field?.focus());
            }}
          >
            <bdi dir="ltr">{whole}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
