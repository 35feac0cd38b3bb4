/** The device's clipboard. */
export interface Clipboard {
  /** Copies a text; false where the device refuses ('copy is error', R73). Never rejects. */
  copy(text: string): Promise<boolean>;
}
