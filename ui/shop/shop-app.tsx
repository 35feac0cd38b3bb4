import { useEffect, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { titleStyleOf } from '#core/ports/host-app.ts';
import { type Place, pathOf, placeAt } from '#core/routes/places.ts';
import { useShop } from '../kit/binding/shop-context.tsx';
import { inTime, withChunkReload } from '../kit/reload.ts';
import { Outside } from './chunks.ts';
import { Covered } from './parts/cover.tsx';
import type { ShopPages } from './shop-pages.ts';

/** The shop: the page of the present address, and the notices over it. */
export function ShopApp({ pages }: { readonly pages: ShopPages }) {
  const path = usePathname();
  const search = useSearch();
  const { hostApp } = useShop();
  const place = placeAt(path, (name) => new URLSearchParams(search).get(name));
  const titleStyle = titleStyleOf(place);
  const pageName = place?.page;
  // oxlint-disable-next-line react/exhaustive-deps -- the app is told anew on each page
  useEffect(() => hostApp.setTitleStyle(titleStyle), [hostApp, titleStyle, pageName]);
  if (!hostApp.isPresent) {
    return <Outside isInApp={false} />;
  }
  return (
    <Covered>
      {place === null ? <Outside isInApp /> : <PageAt place={place} pages={pages} key={pathOf(place)} />}
    </Covered>
  );
}

/** A page from the cache; where the browser itself moved to one that is not loaded yet, it is loaded first. */
function PageAt({ place, pages }: { readonly place: Place; readonly pages: ShopPages }) {
  const [, redraw] = useState(0);
  const Page = pages.loaded(place.page);
  useEffect(() => {
    if (Page !== null) return;
    void withChunkReload(() => inTime(pages.load(place.page))).then(
      () => redraw((count) => count + 1),
      () =>
        // The last resort above everything says so. An error of our own: the browser's names no place in a file of ours.
        redraw(() => {
          throw new Error(`no code of ${place.page}`);
        }),
    );
  }, [Page, pages, place.page]);
  useEffect(() => pages.loadNext(place.page), [pages, place.page]);
  // oxlint-disable-next-line react/static-components -- the component comes from a cache and stays the same
  return Page === null ? null : <Page place={place} />;
}
