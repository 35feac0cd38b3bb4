/** Time as the core sees it: the core itself never asks the platform. */
export interface Clock {
  /** Milliseconds since 1970, by the device. For display only: what is allowed is the server's to say (Q57). */
  now(): number;
  /** When the program was built, ms since 1970; NaN or absent where it does not know. A device whose clock is before that is wrong. */
  readonly builtAt?: number;
  /** Runs `task` once, `ms` milliseconds from now; the returned function calls it off. */
  after(ms: number, task: () => void): () => void;
}

/** The device's clipboard. */
export interface Clipboard {
  /** Copies a text; false where the device refuses ('copy is error', R73). Never rejects. */
  copy(text: string): Promise<boolean>;
}

/** A picture to hand on: a PNG file's bytes and its name. */
export interface SharedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
}

/** What came of a sheet. */
export type Shared = 'shared' | 'dismissed' | 'refused';

/** The device's own sheet for handing a text, and a picture where it takes one, to another app. */
export interface Sharing {
  /** Whether the device has one. */
  readonly isOffered: boolean;
  /** Whether the sheet takes pictures beside a text. */
  readonly takesPictures: boolean;
  /**
   * Opens it, with the picture where there is one and the sheet takes it. `dismissed`: the person closed it; `refused`: the
   * device would not take the text either. Never rejects.
   */
  share(text: string, picture?: SharedPicture | null): Promise<Shared>;
}
