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
