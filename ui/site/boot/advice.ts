/* Inlined below the questions about a payment: the advice follows their answers, which the other language's page goes on with (Q3). */
import { createWebSession } from '#adapters/browser/web-session.ts';
import { parseJson } from '#core/lib/parse-json.ts';
import { paymentAdvice } from '#core/safety/payment-advice.ts';

const session = createWebSession(() => window.sessionStorage);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-advice]')) {
  const radios = [...form.querySelectorAll('input')];
  const given = (): readonly (readonly [string, string])[] =>
    radios.filter(({ checked }) => checked).map(({ name, value }) => [name, value]);
  const follow = (): void => {
    const answers = given();
    const advice = paymentAdvice(Object.fromEntries(answers.map(([name, value]) => [name, value === 'true'])));
    form.dataset['advice'] = advice ?? 'none';
    for (const part of form.querySelectorAll<HTMLElement>('[data-on]'))
      part.hidden = part.dataset['on'] !== form.dataset['advice'];
    for (const again of form.querySelectorAll('button')) again.hidden = answers.length === 0;
  };
  const keep = (): void => {
    follow();
    session.write('advice', JSON.stringify(Object.fromEntries(given())));
  };
  const kept = new Map(Object.entries(Object(parseJson(session.read('advice') ?? ''))));
  for (const radio of radios) radio.checked = kept.get(radio.name) === radio.value;
  follow();
  form.addEventListener('change', keep);
  // The browser empties the form once this event is over.
  form.addEventListener('reset', () => setTimeout(keep));
  form.addEventListener('submit', (event) => event.preventDefault());
}
