import type { Command } from 'commander';
import { addressProblemText, firstAddressProblem, fitAddressField, tidyEmail } from '#core/address/address-form.ts';
import { type ComplaintState, createComplaintScreen, unsentText } from '#core/screens/complaint.ts';
import { english } from '#core/text/catalogue.ts';
import type { Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import { createSystemClock } from '../../browser/system-clock.ts';
import { withDriver } from '../../composition/cli-driver.ts';
import { createMemorySession } from '../../memory/memory-page.ts';
import { addCommand, type Cli, choice, EXIT, type Exit, type JsonFlag, must, show } from '../command.ts';
import { driverOptions, exitOf, type GatewayFlags, gatewayFlags } from '../gateway-flags.ts';

const ADDRESS_FLAGS = {
  name: 'who receives the phone',
  phone: 'a mobile number of 11 digits from 03 on',
  email: 'an e-mail address',
  province: 'one of the seven provinces, as the form spells it',
  city: 'a city of the province',
  addr: 'street and house',
};
const COMPLAINT_FLAGS = {
  name: 'who complains',
  mobile: 'a mobile number of 10 digits from 3 on',
  problem: 'what happened, at most 2000 characters',
};
const needed = (flags: Readonly<Record<string, string>>) =>
  Object.entries(flags).map(([name, sentence]) => must(`--${name} <text>`, sentence));

type AddressFlags = JsonFlag & Readonly<typeof ADDRESS_FLAGS>;
type ComplaintFlags = GatewayFlags & Readonly<typeof COMPLAINT_FLAGS> & { readonly lang: Language };

/** `address` and `complain`. */
export function addForms(program: Command, cli: Cli): void {
  const judges = 'Judge an address as the shop’s form does, and name the first failure.';
  addCommand(cli, program, 'address', judges, needed(ADDRESS_FLAGS), (flags: AddressFlags) => address(cli, flags));
  const takes = [
    ...needed(COMPLAINT_FLAGS),
    choice('--lang <language>', 'the language of the form', ['en', 'ur']),
    ...gatewayFlags(),
  ];
  const submits = 'Fill in the complaint form, and submit it.';
  addCommand(cli, program, 'complain', submits, takes, (flags: ComplaintFlags) => complain(cli, flags));
}

/** The address form's rules alone (R57). */
function address(cli: Cli, flags: AddressFlags): Exit {
  const { name, phone, email, province, city, addr: street } = flags;
  const draft = {
    name,
    province,
    city,
    street,
    phoneNumber: phone.replace(/[\s-]/g, ''),
    email: tidyEmail(fitAddressField('email', email).text),
  };
  const problem = firstAddressProblem(draft);
  if (problem === null) {
    show(cli, flags, { result: 'valid' }, 'valid');
    return EXIT.done;
  }
  const message = addressProblemText(english.shop.address, problem, draft[problem]);
  show(cli, flags, { result: 'invalid', field: problem === 'street' ? 'addr' : problem, message }, message);
  return EXIT.no;
}

/** Fills in and submits the complaint form (R32–R36). */
function complain(cli: Cli, flags: ComplaintFlags): Promise<Exit> {
  const { lang } = flags;
  return withDriver(driverOptions(flags), async ({ gateway, trace }) => {
    const ports = { gateway, session: createMemorySession(), clock: createSystemClock(), keys: null };
    const screen = createComplaintScreen(ports, lang);
    for (const field of ['name', 'mobile', 'problem'] as const) screen.type(field, flags[field]);
    const typed = screen.state.getSnapshot();
    for (const field of typed.kind === 'editing' ? typed.truncated : [])
      cli.complain(`--${field}: ${textsOf(lang).common.leftOut}`);
    await screen.submit();
    const { document, lines } = reportOf(screen.state.getSnapshot(), lang);
    show(cli, flags, document, lines);
    return exitOf(cli, { trace }, document.result === 'submitted' ? EXIT.done : EXIT.no);
  });
}

/** What the form says in the end: a document for programs, lines for people. */
function reportOf(state: ComplaintState, language: Language) {
  const { common, site } = textsOf(language);
  const texts = site.complaint;
  if (state.kind === 'submitted') return { document: { result: 'submitted' }, lines: [texts.submitted] };
  if (state.kind === 'editing') {
    const problems = Object.entries(state.problems).map(([field, problem]) => [field, texts[problem]] as const);
    const errors = Object.fromEntries(problems);
    return { document: { result: 'invalid', errors }, lines: Object.values(errors) };
  }
  const message = state.kind === 'submitting' ? texts.submitting : unsentText({ common, site }, state);
  return { document: { result: 'failed', message }, lines: [message] };
}
