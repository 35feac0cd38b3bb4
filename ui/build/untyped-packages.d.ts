declare module 'subset-font' {
  /** The part of a font that these characters need. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'truetype' | 'woff2' },
  ): Promise<Buffer>;
}
