declare module 'subset-font' {
  /** The part of a font that these characters need. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'sfnt' | 'woff2' },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** A font in another format; `sfnt` is TrueType. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer>;
}
