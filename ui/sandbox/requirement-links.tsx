import { docsPath } from '#core/routes/docs-pages.ts';

/** A link to each of these lines of the requirements, by their ids. */
export function RequirementLinks({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => (
    <a href={`${docsPath('requirements', 'en')}#${id}`} key={id}>
      {id}
    </a>
  ));
}
