import type { Language } from '#core/text/language.ts';

/** Size of a card, px: what messages show without cutting. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Size of a card's scene in its own units, of which lines are two wide: as high as the card, beside its words. */
export const SCENE_WIDTH = 320;
export const SCENE_HEIGHT = 350;

/** What the picture says that messages show of a page. */
export interface CardWords {
  /** File below the site's folder. */
  readonly file: string;
  readonly language: Language;
  /** What the page is for. */
  readonly title: string;
  /** What else stands below that. */
  readonly facts: readonly string[];
  /** Whose page it is. */
  readonly name: string;
  /** What the picture shows, in words. */
  readonly alt: string;
}

/** How words of a scene look. */
export type SceneLook = 'title' | 'label' | 'answer' | 'fact';

/** Words of a scene, in its units. */
export interface SceneWords {
  readonly text: string;
  readonly look: SceneLook;
  /** From where they begin: the left, in Urdu the right. Their middle where they are centred. */
  readonly x: number;
  /** Where their letters stand. */
  readonly y: number;
  /** As large as this, smaller where their room is. */
  readonly size: number;
  readonly room: number;
  readonly isCentred?: boolean;
}

/** That picture as it is drawn. */
export interface PageCard extends CardWords {
  readonly scene: {
    /** SVG without its frame, in units of the scene. */
    readonly shapes: string;
    readonly words: readonly SceneWords[];
    /** The sheet of its classes, and the one that names their colours. */
    readonly sheet: string;
    readonly tokens: string;
  };
}
