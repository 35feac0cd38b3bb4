/** The device's own sheet for handing a text to another app. */
export interface Sharing {
  /** Whether the device has one. */
  readonly isOffered: boolean;
  /** Opens it. `dismissed`: the person closed it; `refused`: the device would not take the text. Never rejects. */
  share(text: string): Promise<'shared' | 'dismissed' | 'refused'>;
}
