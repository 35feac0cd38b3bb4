import { READING_AIDS } from '#core/text/aids.ts';
import { useLanguage } from '../../kit/binding/text.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';

/** Reads aloud the part around it that is marked `data-spoken`. */
export function Listen() {
  return <ListenButton text={READING_AIDS[useLanguage()]} />;
}
