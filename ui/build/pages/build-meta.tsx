const TODAY = new Date().toISOString().slice(0, 10);

/** Names the build, for whoever looks at a page and at `/healthz`, and its day, before which no clock of a phone is right; null in development. */
export function BuildMeta({ build }: { readonly build: string | null }) {
  return build === null ? null : <meta name="build" content={build} data-day={TODAY} />;
}
