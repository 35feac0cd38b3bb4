import { type ReactNode, useState } from 'react';
import { linesOnNumber } from '#adapters/cli/requirements.ts';
import { EXAMPLE_INPUT } from '#core/loan/example-loan.ts';
import {
  calculateLoan,
  fitLoanField,
  LOAN_FIELDS,
  type LoanField,
  type LoanInput,
  type LoanResult,
} from '#core/loan/loan-input.ts';
import { isAboveCap, isOutsideTerms } from '#core/loan/terms.ts';
import { explainNumber, numberReasonText } from '#core/number-check/explain-number.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { formatRupees } from '#core/text/format.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import type { Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import bridge from '../bridge-check/bridge-check.module.css';
import { Choice, ChoiceGroup } from '../kit/parts/choice/choice.tsx';
import { Definition, DefinitionList } from '../kit/parts/definition-list/definition-list.tsx';
import { DigitsField } from '../kit/parts/field/field.tsx';
import { PageHead } from '../kit/parts/page-head/page-head.tsx';
import { Status } from '../kit/parts/status/status.tsx';
import shared from '../kit/styles/shared.module.css';
import { SiteProvider, useSite } from '../site/frame/site-context.tsx';
import { Verdict } from '../site/tools/number-check.tsx';
import controls from './controls.module.css';
import { RequirementLines } from './requirement-lines.tsx';
import { SandboxFrame } from './sandbox-frame.tsx';
import styles from './sandbox-page.module.css';
import { SANDBOX_TEXT, type SandboxText } from './sandbox-text.ts';

/** A number or a loan, and beside it the verdict, the rule, its source and the code that says the same. */
export function Playground({ language }: { readonly language: Language }) {
  const { playground } = SANDBOX_TEXT[language];
  const [site] = useState(() => {
    const { common, site: texts } = textsOf(language);
    return { ...directedTexts(language, { common, site: texts }), language, page: null, layout: 'classic' } as const;
  });
  return (
    <SandboxFrame page="playground" language={language}>
      <PageHead title={playground.title}>{playground.text}</PageHead>
      <SiteProvider value={site}>
        <div className={`${shared.columns} ${styles.playground}`}>
          <NumberPart text={playground} />
          <LoanPart text={playground} />
        </div>
      </SiteProvider>
    </SandboxFrame>
  );
}

interface PartProperties {
  readonly text: SandboxText['playground'];
}

const EDITIONS = ['tabs', 'classic'] as const satisfies readonly Edition[];

function NumberPart({ text }: PartProperties) {
  const { site } = useSite();
  const [input, setInput] = useState('');
  const [edition, setEdition] = useState<Edition>('tabs');
  const explained = explainNumber(input, edition);
  const { reason } = explained;
  return (
    <section className={shared.close} data-part="number">
      <h2 className={bridge.heading}>{text.number}</h2>
      <DigitsField kind="tel" label={site.numberCheck.field} value={input} onText={setInput} />
      <ChoiceGroup label={text.edition}>
        {EDITIONS.map((each) => (
          <Choice group="edition" isChosen={each === edition} onChoose={() => setEdition(each)} key={each}>
            {text.editions[each]}
          </Choice>
        ))}
      </ChoiceGroup>
      <Status aria-live="polite">
        {reason.kind === 'empty' ? null : (
          <Verdict verdict={explained} onOffer={() => setInput(explained.nationalOffer ?? input)} />
        )}
      </Status>
      <Reasons
        text={text}
        ids={linesOnNumber(reason)}
        code={`import { explainNumber } from 'asaan/core';

const { status, digits, reason } = explainNumber(${JSON.stringify(input)}, ${JSON.stringify(edition)});
console.log(JSON.stringify({ status, digits, reason }));
`}
      >
        <p data-rule={reason.kind}>{numberReasonText(reason, text.reasons, (each) => text.editions[each])}</p>
      </Reasons>
    </section>
  );
}

/** The lines of the requirements behind what a loan costs, or behind there being no result. */
function linesOnLoan(input: LoanInput): readonly string[] {
  const result = calculateLoan(input);
  if (result.kind === 'gap') return ['R31', 'Q16'];
  return [
    'R26',
    'R27',
    'Q19',
    ...(isOutsideTerms(input) ? ['Q18'] : []),
    ...(isAboveCap(result.figures) ? ['Q20'] : []),
  ];
}

function LoanPart({ text }: PartProperties) {
  const { site } = useSite();
  const [input, setInput] = useState<LoanInput>(EXAMPLE_INPUT);
  const type = (field: LoanField, typed: string): void =>
    setInput((before) => ({ ...before, [field]: fitLoanField(field, typed).text }));
  return (
    <section className={shared.close} data-part="loan">
      <h2 className={bridge.heading}>{text.loan}</h2>
      <div className={`${shared.columns} ${styles.fields}`}>
        {LOAN_FIELDS.map((field) => (
          <DigitsField
            kind={field === 'rate' || field === 'penaltyRate' ? 'decimal' : 'numeric'}
            label={site.calculator.fields[field]}
            data-field={field}
            value={input[field]}
            onText={(typed) => type(field, typed)}
            key={field}
          />
        ))}
      </div>
      <LoanAnswer input={input} result={calculateLoan(input)} />
      <Reasons
        text={text}
        ids={linesOnLoan(input)}
        code={`import { calculateLoan } from 'asaan/core';

const input = ${JSON.stringify(input, null, 2)};
console.log(JSON.stringify(calculateLoan(input)));
`}
      >
        <ul className={`${shared.tight} ${controls.lines}`}>
          {Object.values(text.formulas).map((formula) => (
            <li key={formula}>{formula}</li>
          ))}
        </ul>
      </Reasons>
    </section>
  );
}

/** The figures with what must be said beside them, or the first gap. */
function LoanAnswer({ input, result }: { readonly input: LoanInput; readonly result: LoanResult }) {
  const { site, language } = useSite();
  const text = site.calculator;
  if (result.kind === 'gap') {
    return (
      <Status aria-live="polite" data-gap={result.gap.field}>
        {text.noResult} {text.gaps.tabs[result.gap.field]}
      </Status>
    );
  }
  const { figures } = result;
  return (
    <Status aria-live="polite" data-figures={Object.values(figures).join()}>
      <DefinitionList>
        {(['amount', 'markup', 'overdueCharge'] as const).map((part) => (
          <Definition name={text[part]} key={part}>
            {formatRupees(figures[part], language)}
          </Definition>
        ))}
        <Definition name={text.result} isStrong>
          {formatRupees(figures.total, language)}
        </Definition>
      </DefinitionList>
      {isOutsideTerms(input) ? <p>{text.outsideTerms}</p> : null}
      {isAboveCap(figures) ? <p>{text.aboveCap}</p> : null}
    </Status>
  );
}

/** Why the answer is what it is: the rule, the lines of the requirements behind it, and a module that prints the same. */
function Reasons({
  text,
  ids,
  code,
  children,
}: PartProperties & { readonly ids: readonly string[]; readonly code: string; readonly children: ReactNode }) {
  return (
    <>
      <h3>{text.rule}</h3>
      {children}
      <h3>{text.source}</h3>
      <RequirementLines ids={ids} />
      <h3>{text.code}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre className={styles.code} tabIndex={0} lang="en" dir="ltr" translate="no">
        <code>{code}</code>
      </pre>
    </>
  );
}
