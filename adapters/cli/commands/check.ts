import {
  checkNumber,
  type NumberVerdict,
  STATUS_CODE,
  shownNumber,
  verdictKind,
} from '#core/number-check/judge-number.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { english } from '#core/text/catalogue.ts';
import { type Command, EXIT } from './command.ts';

/** What the page says, in one line. */
function sentence(input: string, verdict: NumberVerdict): string {
  const text = english.site.numberCheck;
  const kind = verdictKind(verdict);
  const said = kind === 'unchecked' ? `${input}:` : `${text.judged[kind]} ${shownNumber(verdict)}.`;
  return `${said} ${text[kind].title}${verdict.isPartial ? `. ${text.onlyDigits}` : ''}`;
}

/** `check NUMBER`: is it one of the company's numbers? (R19–R24) */
export const check: Command = {
  usage: 'check NUMBER [--edition classic|tabs] [--json], or `check -` for one number a line',
  words: [1, 1],
  flags: ['edition'],
  async run(call, terminal) {
    const edition: Edition = call.oneOf('edition', ['tabs', 'classic']);
    const write = (input: string): NumberVerdict => {
      const verdict = checkNumber(input, edition);
      const { digits, status } = verdict;
      call.show({ input, digits, status, code: STATUS_CODE[status] }, sentence(input, verdict));
      return verdict;
    };
    const [input = ''] = call.words;
    if (input !== '-') return write(input).status === 'official' ? EXIT.done : EXIT.no;
    for await (const line of terminal.lines()) write(line);
    return EXIT.done;
  },
};
