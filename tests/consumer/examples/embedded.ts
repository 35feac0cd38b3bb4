import { checkNumber, isUnreadable, type NumberStatus } from 'asaan/core/number-check';

const WORDS: Record<NumberStatus, string> = {
  official: 'This number is on the list.',
  unofficial: 'This number is not on the list: do not pay.',
  unchecked: '',
};

/** Judges what is typed into a field, and says it in `place`: give that `role="status"`, so that it is read aloud. */
export function embedCheck(field: HTMLInputElement, place: HTMLElement): void {
  field.addEventListener('input', () => {
    const verdict = checkNumber(field.value);
    place.dataset['status'] = verdict.status;
    place.textContent = isUnreadable(verdict) ? 'These digits cannot be read.' : WORDS[verdict.status];
  });
}
