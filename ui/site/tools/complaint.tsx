import { regulator, whatsApp } from 'virtual:settings/company';
import { type RefObject, use, useEffect, useId, useRef } from 'react';
import {
  COMPLAINT_FIELDS,
  type ComplaintField,
  isTooLong,
  PROBLEM_MAX_LENGTH,
  readableField,
} from '#core/complaint/complaint.ts';
import {
  type ComplaintDraft,
  type ComplaintProblems,
  type ComplaintScreen,
  type ComplaintState,
  unsentText,
} from '#core/screens/complaint.ts';
import type { ComplaintReceipt } from '#core/session/sent-complaint.ts';
import { chatAddress } from '#core/text/company.ts';
import { writtenTime } from '#core/text/dates.ts';
import { keepPressed, lostFocus } from '../../kit/binding/pressed.ts';
import { useScreen, useStore } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import cardStyles from '../../kit/parts/card/card.module.css';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { DigitsField, Field, TextArea } from '../../kit/parts/field/field.tsx';
import { Icon, Seal } from '../../kit/parts/icon/icon.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import shared from '../../kit/styles/shared.module.css';
import { MissingProgram } from '../frame/missing-program.tsx';
import { HotlineLink } from '../frame/page-parts.tsx';
import { useIsUp, useSite, useSiteTools } from '../frame/site-context.tsx';
import styles from './complaint.module.css';

/** The complaint form (R32–R36): nothing typed is lost, every outcome is said. `whenShown`: what it waits for before it reads what was kept. */
export function ComplaintForm({ whenShown }: { readonly whenShown: Promise<void> | null }) {
  if (whenShown !== null) use(whenShown);
  const { screens } = useSiteTools();
  const { common, site, language } = useSite();
  const text = site.complaint;
  const [state, screen] = useScreen(() => screens.complaint(language));
  const receipts = useStore(screen.receipts);
  const isUp = useIsUp();
  const form = useRef<HTMLFormElement>(null);
  // What was pressed is gone with a receipt: the keyboard goes on in the form.
  useEffect(() => {
    if (lostFocus()) form.current?.focus();
  });
  if (state.kind === 'submitted') return <Submitted receipts={receipts} screen={screen} earlier={state.earlier} />;
  const { problems, truncated } = state.kind === 'editing' ? state : { problems: {}, truncated: [] };
  const isSending = state.kind === 'submitting';
  return (
    <div className={`${shared.stack} ${styles.form}`} onClickCapture={keepPressed}>
      <Unsent state={state} onAgain={() => void screen.submit()} />
      <Fields
        form={form}
        draft={state.draft}
        problems={problems}
        truncated={truncated}
        screen={screen}
        isSending={isSending}
      />
      <p className={styles.kept} data-scripted="">
        {isUp && !screen.isKept() ? text.notKept : text.kept}{' '}
        <button type="button" onClick={() => screen.erase()} disabled={isSending || !isUp}>
          {common.erase}
        </button>
      </p>
      {receipts.length === 0 ? null : (
        <section className={shared.tight}>
          <h2>{text.receipt}</h2>
          <Receipts receipts={receipts} screen={screen} />
        </section>
      )}
      {isSending ? <Status className={`${shared.row} ${styles.overlay}`}>{text.submitting}</Status> : null}
    </div>
  );
}

type Unsubmitted = Exclude<ComplaintState, { readonly kind: 'submitted' }>;

/** What became of a complaint that was not accepted: why, what is known, and what may be done (Q24, Q62). */
function Unsent({ state, onAgain }: { readonly state: Unsubmitted; readonly onAgain: () => void }) {
  const { common, site } = useSite();
  const text = site.complaint;
  const outcome = useRef<HTMLDivElement>(null);
  const before = useRef(state.kind);
  useEffect(() => {
    // Whoever pressed at the foot of the form is led to what became of it.
    if (before.current === 'submitting') outcome.current?.focus();
    before.current = state.kind;
  });
  if (state.kind === 'submitting') return null;
  const earlier = state.kind === 'unknown' ? null : state.earlier;
  const said = earlier === null ? null : <p>{text.earlier({ time: writtenTime(earlier, common) })}</p>;
  if (state.kind === 'editing')
    return said === null ? null : (
      <Status className={styles.outcome}>
        <Icon name="alert" />
        {said}
      </Status>
    );
  return (
    <div className={styles.outcome} role="alert" ref={outcome} tabIndex={-1}>
      <Icon name="alert" />
      <div className={`${shared.tight} ${styles.said}`}>
        <p>{unsentText({ common, site }, state)}</p>
        {said}
        {state.kind === 'limited' ? null : (
          <Button look="secondary" onClick={onAgain}>
            {text.sendAgain}
          </Button>
        )}
        <p className={`${shared.row} ${styles.ways}`}>
          <HotlineLink />
          {whatsApp === null ? null : (
            <Fact of="company.whatsApp" mark={common.sample}>
              <a href={chatAddress(whatsApp)} rel="noreferrer">
                {common.whatsApp}
              </a>
            </Fact>
          )}
        </p>
      </div>
    </div>
  );
}

interface FieldsProperties {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: ComplaintDraft;
  readonly problems: ComplaintProblems;
  readonly truncated: readonly ComplaintField[];
  readonly screen: ComplaintScreen;
  readonly isSending: boolean;
}

/** The form's fields, what is wrong above them, and its button below. */
function Fields({ form, draft, problems, truncated, screen, isSending }: FieldsProperties) {
  const { common, site } = useSite();
  const text = site.complaint;
  const id = useId();
  const isUp = useIsUp();
  const said = (field: ComplaintField): string | null => {
    const problem = problems[field];
    return problem === undefined ? null : text[problem];
  };
  return (
    <form
      className={`${cardStyles.card} ${shared.stack} ${styles.fields}`}
      ref={form}
      tabIndex={-1}
      data-draft="draft:complaint"
      data-up={isUp ? '' : undefined}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void screen.submit();
      }}
    >
      <Summary id={id} said={said} />
      <WhoWrites id={id} draft={draft} said={said} truncated={truncated} screen={screen} isSending={isSending} />
      <TextArea
        id={`${id}-problem`}
        data-field="problem"
        aria-required
        label={text.fields.problem}
        hint={text.problemHint}
        problem={said('problem') ?? (truncated.includes('problem') ? common.leftOut : null)}
        counter={common.counter({ used: draft.problem.length, most: PROBLEM_MAX_LENGTH })}
        isOver={isTooLong(draft.problem)}
        value={draft.problem}
        rows={6}
        readOnly={isSending}
        onText={(typed) => screen.type('problem', typed)}
      />
      <Button type="submit" isBusy={isSending} disabled={!isUp}>
        {text.submit}
      </Button>
      <MissingProgram text={text.broken} />
    </form>
  );
}

/** Name and mobile number: filled in by the browser once the program is up; before that it would put back what is older than the draft. */
function WhoWrites({
  id,
  draft,
  said,
  truncated,
  screen,
  isSending,
}: Pick<FieldsProperties, 'draft' | 'truncated' | 'screen' | 'isSending'> & {
  readonly id: string;
  readonly said: (field: ComplaintField) => string | null;
}) {
  const { common, site } = useSite();
  const text = site.complaint;
  const isUp = useIsUp();
  return (
    <>
      <Field
        id={`${id}-name`}
        data-field="name"
        aria-required
        label={text.fields.name}
        problem={said('name')}
        notice={truncated.includes('name') ? common.leftOut : null}
        value={draft.name}
        dir="auto"
        autoComplete={isUp ? 'name' : 'off'}
        readOnly={isSending}
        onText={(typed) => screen.type('name', typed)}
      />
      <DigitsField
        kind="tel"
        id={`${id}-mobile`}
        data-field="mobile"
        aria-required
        label={text.fields.mobile}
        hint={text.mobileHint}
        problem={said('mobile')}
        notice={truncated.includes('mobile') ? common.leftOut : null}
        value={draft.mobile}
        autoComplete={isUp ? 'tel-national' : 'off'}
        readOnly={isSending}
        onText={(typed) => screen.type('mobile', typed)}
      />
    </>
  );
}

/** What is wrong, above the form; it takes the focus when there is more of it than before. */
function Summary({ id, said }: { readonly id: string; readonly said: (field: ComplaintField) => string | null }) {
  const text = useSite().site.complaint;
  const summary = useRef<HTMLDivElement>(null);
  const wrong = COMPLAINT_FIELDS.filter((field) => said(field) !== null);
  const wrongBefore = useRef(0);
  useEffect(() => {
    if (wrong.length > wrongBefore.current) summary.current?.focus();
    wrongBefore.current = wrong.length;
  });
  if (wrong.length === 0) return null;
  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="alert">
      <h2>{text.summary}</h2>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${id}-${field}`}>{said(field)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What arrived, when, and whom to ask (Q25); what happens next stands beside it. */
function Submitted({ receipts, screen, earlier }: ReceiptsProperties & { readonly earlier: number | null }) {
  const { common, site } = useSite();
  const text = site.complaint;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Status className={`${shared.close} ${styles.submitted}`} onClickCapture={keepPressed}>
      <h2 className={shared.row} ref={heading} tabIndex={-1}>
        <Seal /> <span>{text.submitted}</span>
      </h2>
      {earlier === null ? null : <p>{text.earlier({ time: writtenTime(earlier, common) })}</p>}
      <p className={`${shared.row} ${styles.ways}`}>
        <HotlineLink />
        <Fact of="company.regulator" mark={common.sample}>
          <a href={regulator} rel="noreferrer">
            {text.regulator}
          </a>
        </Fact>
      </p>
      <h3>{text.receipt}</h3>
      <Receipts receipts={receipts} screen={screen} />
      <Button look="secondary" onClick={() => screen.another()}>
        {text.another}
      </Button>
    </Status>
  );
}

interface ReceiptsProperties {
  /** Newest first. */
  readonly receipts: readonly ComplaintReceipt[];
  readonly screen: ComplaintScreen;
}

/** What was sent and accepted in this session, newest first, and when; what erases it. */
function Receipts({ receipts, screen }: ReceiptsProperties) {
  const { common, site } = useSite();
  const text = site.complaint;
  return (
    <>
      {receipts.map(({ at, words }) => (
        <div className={`${shared.tight} ${styles.receipt}`} key={`${at} ${words.problem}`}>
          {writtenTime(at, common) === null ? null : <p>{text.submittedAt({ time: writtenTime(at, common) ?? '' })}</p>}
          <dl className={shared.tight}>
            {COMPLAINT_FIELDS.map((field) => (
              <div key={field}>
                <dt>{text.fields[field]}</dt>
                <dd>
                  <bdi>{readableField(field, words)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={styles.kept}>
        {screen.isKept() ? `${text.kept} ` : null}
        <button type="button" onClick={() => screen.eraseReceipts()}>
          {text.eraseReceipts}
        </button>
      </p>
    </>
  );
}
