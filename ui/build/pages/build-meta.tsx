/** Names the build, for whoever looks at a page and at `/healthz`; null in development. */
export function BuildMeta({ build }: { readonly build: string | null }) {
  return build === null ? null : <meta name="build" content={build} />;
}
