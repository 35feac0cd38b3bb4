/** A name as its seller writes it: of Latin letters, it is English also in an Urdu line, its spaces included. */
export function Name({ of }: { readonly of: string }) {
  return <bdi lang={/^[ -~]+$/.test(of) ? 'en' : undefined}>{of}</bdi>;
}
