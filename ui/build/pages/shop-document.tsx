import { LANGUAGES } from '#core/text/language.ts';
import '../../kit/styles/index.css';
import './shop-document.css';
import { hotline, name, shownHotline } from 'virtual:settings/company';
import { errorsUrl } from 'virtual:settings/reporting';
import { ink } from 'virtual:settings/site';
import type { ReactNode } from 'react';
import { textsOf } from '#core/text/languages.ts';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { ProductShell, ShopWaiting } from '../../shop/boot/shells.tsx';
import { BuildMeta } from './build-meta.tsx';
import type { BuiltParts } from './built-parts.ts';

type ShopParts = BuiltParts['shop'];

/** What a page of the shop is made of. */
interface ShopDocumentParts {
  readonly shop: ShopParts;
  /** Names the build; null in development. */
  readonly build: string | null;
  /** The styles of what stands in the page before its program. */
  readonly styles: string;
}

/**
 * The product page: a shell that the inlined script fills; program and sheet come after its picture. It shows nothing that
 * would change sides until it is known on which it stands.
 */
export function ProductDocument({
  scripts,
  styles,
  ...parts
}: ShopDocumentParts & { readonly scripts: ProductScripts }) {
  return (
    <ShopPage {...parts} isUnturned head={<style>{styles}</style>}>
      <ProductBody scripts={scripts} />
    </ShopPage>
  );
}

/** All other pages of the shop. `script` loads the program; empty in development, where the program is named. */
export function ShopDocument({ script, styles, ...parts }: ShopDocumentParts & { readonly script: string }) {
  const { program, preloads } = parts.shop;
  const head = (
    <>
      {script === '' ? <script type="module" src={program} /> : <script>{script}</script>}
      {preloads.map((address) => (
        <link rel="modulepreload" crossOrigin="" href={address} key={address} />
      ))}
      {styles === '' ? null : <style>{styles}</style>}
    </>
  );
  return (
    <ShopPage {...parts} head={head}>
      <ShopBody />
    </ShopPage>
  );
}

/** What works inside of the product page before its program. */
interface ProductScripts {
  /** Runs where it stands, right behind the shell. */
  readonly tap: string;
  /** Runs once the whole page is there, as a task of its own: the shell is painted and hears a tap before. */
  readonly phone: string;
}

/** What the product page shows before its program, and the scripts that work for it. */
export function ProductBody({ scripts }: { readonly scripts: ProductScripts }) {
  return (
    <>
      <NoScriptWords />
      <div id="root" />
      <ProductShell />
      <script>{scripts.tap}</script>
      <script type="module">{scripts.phone}</script>
      <BrokenWords />
    </>
  );
}

/** What the other pages show before theirs. */
export function ShopBody() {
  return (
    <>
      <NoScriptWords />
      <div id="root" />
      <ShopWaiting />
      <BrokenWords />
    </>
  );
}

function ShopPage({
  shop,
  build,
  isUnturned = false,
  head,
  children,
}: Omit<ShopDocumentParts, 'styles'> & {
  readonly isUnturned?: boolean;
  readonly head: ReactNode;
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
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={ink} />
        <meta name="robots" content="noindex" />
        <BuildMeta build={build} />
        <title>{`Shop – ${name.en}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {head}
      </head>
      <body>{children}</body>
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
