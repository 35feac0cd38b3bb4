import { READING_AIDS } from '#core/text/aids.ts';
import type { Language } from '#core/text/language.ts';
import { speechParts } from '#core/text/spoken-parts.ts';

/** Reads a text aloud; false where that cannot be done. */
export type Speak = (text: string) => Promise<boolean>;

/** Who reads: the device's voice of the page's language, else the app around the page. */
export interface Reader {
  readonly language: Language;
  /** The device's voice; null where it has none of this language. */
  readonly voice: () => SpeechSynthesisVoice | null;
  /** Null without an app. */
  readonly speakInApp: Speak | null;
}

/** The button whose part is being read. */
let reading: HTMLElement | null = null;

/** Reads the part of the page around a button, or stops where it is being read already. */
export async function press(button: HTMLElement, reader: Reader): Promise<void> {
  const wasReading = reading === button;
  silence();
  if (wasReading) return;
  const region = button.closest('[data-spoken]') ?? document.querySelector('main');
  const parts = region === null ? [] : speechParts(spokenText(region, READING_AIDS[reader.language].chosen));
  if (parts.length === 0) return;
  const voice = reader.voice();
  if (voice === null) {
    // Where the app does not read either, the button says so.
    button.toggleAttribute('data-unread', (await reader.speakInApp?.(parts.join('\n'))) !== true);
    return;
  }
  reading = button;
  button.dataset['reading'] = '';
  for (const [at, part] of parts.entries()) {
    const spoken = new SpeechSynthesisUtterance(part);
    spoken.voice = voice;
    spoken.lang = reader.language;
    const end = (): void => {
      if (reading === button) silence();
    };
    spoken.addEventListener('error', end);
    if (at === parts.length - 1) spoken.addEventListener('end', end);
    window.speechSynthesis.speak(spoken);
  }
}

function silence(): void {
  if (reading === null) return;
  delete reading.dataset['reading'];
  reading = null;
  window.speechSynthesis.cancel();
}

window.addEventListener('pagehide', silence);

/** What is not read: controls, what counts no more, and what is no text. */
const SILENT =
  'button, input, select, textarea, s, svg, script, style, template, noscript, dialog, [aria-hidden="true"]';
/** A choice that was made is read as a word before what was chosen. */
const CHOSEN = 'input[type="radio"]:checked';

/**
 * The text of a part of the page, a line for each box of it, so that a voice pauses between; also of what is folded away. What is
 * not shown at this width, and an amount that is crossed out, is left out. `chosen`: what is said before a chosen one.
 */
function spokenText(region: Element, chosen: string): string {
  const lines: string[] = [];
  let box: Element | null = null;
  let apart: Element | null = null;
  const isRead = (element: Element): boolean =>
    element.matches(CHOSEN) || (!element.matches(SILENT) && displayOf(element) !== 'none');
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && !isRead(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(CHOSEN)) lines.push(chosen);
      if (!isInline(node)) box = null;
      continue;
    }
    const own = outOf(node, isInline);
    const text = node.nodeValue ?? '';
    // Small print, and what is no plain text by its style, is parted from what is beside it.
    const part = outOf(node, (element) => displayOf(element) === 'inline' && element.tagName !== 'SMALL');
    if (own === box && lines.length > 0) lines[lines.length - 1] += (part === apart ? '' : ' ') + text;
    else lines.push(text);
    box = own;
    apart = part;
  }
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('\n');
}

const displayOf = (element: Element): string => getComputedStyle(element).display;
const isInline = (element: Element): boolean => /^(?:inline|contents|ruby)/.test(displayOf(element));

/** The nearest element around a text that is not `within`. */
function outOf(node: Node, within: (element: Element) => boolean): Element | null {
  let element = node.parentElement;
  while (element !== null && within(element)) element = element.parentElement;
  return element;
}
