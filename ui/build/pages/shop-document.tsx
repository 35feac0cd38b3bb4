import { hotline, name, shownHotline } from 'virtual:settings/company';
import { errorsUrl } from 'virtual:settings/reporting';
import type { ReactNode } from 'react';
import { LANGUAGES } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { ProductShell, ShopWaiting } from '../../shop/boot/shells.tsx';
import sheet from '../../shop/boot/shop-document.css?inline';
import { type BuiltParts, STYLES } from './page.ts';
import { PageHead } from './site-document.tsx';

/**
 * The product page: a shell that the inlined script fills; program and sheet come after its picture. It shows nothing that
 * would change sides until it is known on which it stands.
 */
export function ProductDocument({ built }: { readonly built: BuiltParts }) {
  const { earlyTap, earlyPhone } = built.inlined;
  return (
    <ShopPage built={built} isUnturned>
      <div id="root" />
      <ProductShell />
      {/* Runs where it stands, right behind the shell. */}
      <script>{earlyTap}</script>
      {/* Runs once the whole page is there, as a task of its own: the shell is painted and hears a tap before. */}
      <script type="module">{earlyPhone}</script>
    </ShopPage>
  );
}

/**
 * All other pages of the shop. A script inside loads their program once they are parsed: before, in a frame, Chromium may never
 * run it. In development, where there is none, the program is named.
 */
export function ShopDocument({ built }: { readonly built: BuiltParts }) {
  const { startShop } = built.inlined;
  const { program, preloads } = built.shop;
  const head = (
    <>
      {startShop === '' ? <script type="module" src={program} /> : <script type="module">{startShop}</script>}
      {preloads.map((address) => (
        <link rel="modulepreload" crossOrigin="" href={address} key={address} />
      ))}
    </>
  );
  return (
    <ShopPage built={built} head={head}>
      <div id="root" />
      <ShopWaiting />
    </ShopPage>
  );
}

function ShopPage({
  built: { shop, build },
  isUnturned = false,
  head = null,
  children,
}: {
  readonly built: BuiltParts;
  readonly isUnturned?: boolean;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <html
      lang="en"
      dir="ltr"
      data-unturned={isUnturned ? '' : undefined}
      data-program={shop.program}
      data-sheet={shop.sheet}
      data-errors={errorsUrl ?? undefined}
    >
      <PageHead build={build}>
        <meta name="robots" content="noindex" />
        <title>{`Shop – ${name.en}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {head}
        <style>{STYLES + sheet}</style>
      </PageHead>
      <body>
        <NoScriptWords />
        {children}
        <BrokenWords />
      </body>
    </html>
  );
}

const inBothLanguages = LANGUAGES.map((language) => ({ language, ...textsOf(language).common }));

/** What the shop says where no script may run, above what then never comes (Q75). */
function NoScriptWords() {
  return (
    <noscript>
      {inBothLanguages.map(({ language, noScript }) => (
        <p key={language} lang={language} dir="auto">
          {noScript}
        </p>
      ))}
    </noscript>
  );
}

/** What the shop's page says in both languages where its program does not start. */
function BrokenWords() {
  return (
    <div role="alert" data-broken>
      {inBothLanguages.map(({ language, broken }) => (
        <p key={language} lang={language} dir="auto">
          <b>{broken.title}</b> {broken.text}{' '}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own, with its query */}
          <a href="">{broken.reload}</a>
        </p>
      ))}
      <p>
        <Fact of="company.hotline" mark={inBothLanguages.map(({ sample }) => sample).join(' · ')}>
          <a href={`tel:${hotline}`}>{shownHotline}</a>
        </Fact>
      </p>
    </div>
  );
}
