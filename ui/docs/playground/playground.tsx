import { useState } from 'react';
import { EXAMPLE_INPUT } from '#core/loan/example-loan.ts';
import {
  calculateLoan,
  fitLoanField,
  LOAN_FIELDS,
  type LoanField,
  type LoanInput,
  type LoanResult,
} from '#core/loan/loan-input.ts';
import { isAboveCap, isOutsideTerms } from '#core/loan/loan-notices.ts';
import { explainNumber, numberReasonText } from '#core/number-check/explain-number.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import type { DocsTexts } from '#core/text/docs-texts.ts';
import { formatRupees } from '#core/text/format.ts';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { DigitsField } from '../../kit/parts/field/digits-field.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import { useSite } from '../../site/frame/site-context.tsx';
import { Verdict } from '../../site/tools/verdict.tsx';
import { linesOnLoan, linesOnNumber } from '../docs-tools.ts';
import { Code } from '../markdown/markdown.tsx';
import { loanSample, numberSample } from './code-samples.ts';
import styles from './playground.module.css';
import { Source } from './source.tsx';

/** A number or a loan, and beside it the verdict, the rule, its source and the code that says the same. */
export function Playground({ docs }: { readonly docs: DocsTexts }) {
  return (
    <div className={styles.playground}>
      <NumberPart docs={docs} />
      <LoanPart docs={docs} />
    </div>
  );
}

const EDITIONS = ['tabs', 'classic'] as const satisfies readonly Edition[];

function NumberPart({ docs }: { readonly docs: DocsTexts }) {
  const { site, language } = useSite();
  const [input, setInput] = useState('');
  const [edition, setEdition] = useState<Edition>('tabs');
  const { playground, reasons } = docs;
  const explained = explainNumber(input, edition);
  return (
    <section className={styles.part} data-part="number">
      <h2 className={styles.heading}>{playground.number}</h2>
      <DigitsField kind="tel" label={site.numberCheck.field} value={input} onText={setInput} />
      <ChoiceGroup label={playground.edition}>
        {EDITIONS.map((each) => (
          <Choice group="edition" isChosen={each === edition} onChoose={() => setEdition(each)} key={each}>
            {playground.editions[each]}
          </Choice>
        ))}
      </ChoiceGroup>
      <Status aria-live="polite">
        {explained.reason.kind === 'empty' ? null : (
          <Verdict verdict={explained} onOffer={() => setInput(explained.nationalOffer ?? input)} />
        )}
      </Status>
      <h3 className={styles.name}>{playground.rule}</h3>
      <p data-rule={explained.reason.kind}>
        {numberReasonText(explained.reason, reasons, (each) => playground.editions[each])}
      </p>
      <h3 className={styles.name}>{playground.source}</h3>
      <Source lines={linesOnNumber(explained.reason)} language={language} />
      <h3 className={styles.name}>{playground.code}</h3>
      <Code text={numberSample(input, edition)} />
    </section>
  );
}

function LoanPart({ docs }: { readonly docs: DocsTexts }) {
  const { playground } = docs;
  const { site, language } = useSite();
  const [input, setInput] = useState<LoanInput>(EXAMPLE_INPUT);
  const result = calculateLoan(input);
  const type = (field: LoanField, typed: string): void =>
    setInput((before) => ({ ...before, [field]: fitLoanField(field, typed).text }));
  return (
    <section className={styles.part} data-part="loan">
      <h2 className={styles.heading}>{playground.loan}</h2>
      <div className={styles.fields}>
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
      <LoanAnswer input={input} result={result} />
      <h3 className={styles.name}>{playground.rule}</h3>
      <ul className={styles.lines}>
        <li>{playground.formulas.markup}</li>
        <li>{playground.formulas.overdueCharge}</li>
        <li>{playground.formulas.total}</li>
      </ul>
      <h3 className={styles.name}>{playground.source}</h3>
      <Source lines={linesOnLoan(input)} language={language} />
      <h3 className={styles.name}>{playground.code}</h3>
      <Code text={loanSample(input)} />
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
