import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePage } from '#core/routes/site-pages.ts';
import { directionOf } from '#core/text/language.ts';
import art from '../../kit/parts/art/art.module.css';
import { RingingPhone } from '../../kit/parts/art/caller-art.tsx';
import { CounterArt } from '../../kit/parts/art/counter-art.tsx';
import { HomeArt } from '../../kit/parts/art/home-art.tsx';
import { LetterArt } from '../../kit/parts/art/letter-art.tsx';
import type { SiteContext } from '../../site/frame/site-context.tsx';
import { type CardFacts, cardFacts, cardOf } from './card.ts';
import { Closed, Keyhole, Plate, Wallet } from './card-parts.tsx';
import { type PageCard, SCENE_WIDTH, type SceneWords } from './page-card.ts';
import { STYLE_TEXTS } from './style-texts.ts';

const sheetAt = (file: string): string => STYLE_TEXTS[file] ?? '';

/** The card of a page with its scene; null where no address names a page. */
export function drawnCard(site: SiteContext): PageCard | null {
  const { page, language } = site;
  const card = cardOf(site);
  if (page === null || card === null) return null;
  const { shapes, words } = sceneOf(page, cardFacts(site));
  const isFromRight = directionOf(language) === 'rtl';
  return {
    ...card,
    scene: {
      shapes: renderToStaticMarkup(<FromRight value={isFromRight}>{shapes}</FromRight>),
      words,
      sheet: sheetAt('../../kit/parts/art/art.module.css'),
      tokens: sheetAt('../../kit/styles/tokens.css'),
    },
  };
}

/** Whether the scene is read from the right. */
const FromRight = createContext(false);

/** Shapes that stand the other way around where reading goes right to left. */
function Turned({ children }: { readonly children: ReactNode }) {
  const turn = useContext(FromRight) ? `translate(${SCENE_WIDTH} 0) scale(-1 1)` : undefined;
  return <g transform={turn}>{children}</g>;
}

/** One of the site's drawings: as wide as the scene, or wider. */
function Art({
  y,
  beyond = 0,
  children,
}: {
  readonly y: number;
  readonly beyond?: number;
  readonly children: ReactNode;
}) {
  const width = SCENE_WIDTH + 2 * beyond;
  return (
    <Turned>
      <svg x={-beyond} y={y} width={width} height={(width * 280) / 320}>
        {children}
      </svg>
    </Turned>
  );
}

/** What is done on a page, on its ground, with a fact of the tool's own. */
interface Scene {
  readonly shapes: ReactNode;
  readonly words: readonly SceneWords[];
}

function sceneOf(page: SitePage, facts: CardFacts): Scene {
  switch (page) {
    case 'home':
      return homeScene(facts);
    case 'complaints':
      return still(
        <Art y={34}>
          <LetterArt />
        </Art>,
      );
    case 'about':
      return aboutScene(facts);
    case 'numberCheck':
      return numberScene(facts);
    case 'calculator':
      return calculatorScene(facts);
    case 'service':
      return serviceScene(facts);
    case 'faq':
      return questionScene(facts);
    case 'terms':
      return termsScene(facts);
    case 'userData':
      return still(USER_DATA);
    case 'privacy':
      return still(PRIVACY);
  }
}

const still = (shapes: ReactNode): Scene => ({ shapes, words: [] });

/** A hand with the calculator, its sum in the card's letters. */
function homeScene({ loan }: CardFacts): Scene {
  const shapes = (
    <Art y={36} beyond={13}>
      <HomeArt sum="" />
    </Art>
  );
  return { shapes, words: [{ text: loan.sum, look: 'fact', x: 159, y: 153, size: 28, room: 96, isCentred: true }] };
}

/** A ringing phone, and the field that waits for its number. */
function numberScene(facts: CardFacts): Scene {
  const field = emptyField(facts, 14, 214);
  const shapes = (
    <>
      <Art y={30}>
        <svg viewBox="0 0 320 280">
          <RingingPhone />
        </svg>
      </Art>
      {field.shapes}
    </>
  );
  return { shapes, words: field.words };
}

/** A receipt with the worked example, out of a wallet. */
function calculatorScene({ loan }: CardFacts): Scene {
  const shapes = (
    <>
      <ellipse className={art.ground} cx="160" cy="196" rx="152" ry="128" />
      <Turned>
        <path className={art.screen} d="M44 30h232v244H44z" />
        <path className={art.lines} d="M64 58h92M64 80h56M212 58h44M224 80h32" />
        <Wallet />
      </Turned>
    </>
  );
  return { shapes, words: sumWords(loan, { x: 64, y: 118, room: 192 }) };
}

/** A phone with the page's two tabs: the field of the one, the sum of the other. */
function serviceScene(facts: CardFacts): Scene {
  const field = emptyField(facts, 6, 90);
  const shapes = (
    <>
      <circle className={art.ground} cx="160" cy="182" r="150" />
      <rect className={art.body} x="58" y="28" width="204" height="344" rx="24" />
      <rect className={art.screen} x="68" y="40" width="184" height="330" rx="14" />
      <Turned>
        <rect className={art.bar} x="78" y="52" width="78" height="26" rx="8" />
        <rect className={art.paper} x="164" y="52" width="78" height="26" rx="8" />
        <path className={art.lines} d="M184 65h38" />
      </Turned>
      {field.shapes}
      <Turned>
        <Plate x={22} y={212} height={118} tone={art.screen} />
      </Turned>
    </>
  );
  return { shapes, words: [...field.words, ...sumWords(facts.loan, { x: 44, y: 244, room: 248 })] };
}

/** A shop's counter, and the licence. */
function aboutScene({ licence, licenceMark }: CardFacts): Scene {
  const shapes = (
    <>
      <Art y={2}>
        <CounterArt />
      </Art>
      <Turned>
        <Plate x={14} y={224} height={104} tone={art.screen} />
      </Turned>
    </>
  );
  return {
    shapes,
    words: [
      { text: licence.label, look: 'label', x: 36, y: 260, size: 18, room: 248 },
      { text: licence.number, look: 'fact', x: 36, y: 292, size: 24, room: 248 },
      { text: licenceMark, look: 'label', x: 36, y: 316, size: 13, room: 248 },
    ],
  };
}

/** A question that is open, above others. */
function questionScene({ question }: CardFacts): Scene {
  const shapes = (
    <>
      <circle className={art.ground} cx="160" cy="176" r="142" />
      <Turned>
        <Plate x={14} y={52} height={132} tone={art.screen} />
        <Closed y={198} length={150} />
        <Closed y={260} length={112} />
      </Turned>
    </>
  );
  return {
    shapes,
    words: [
      { text: question.question, look: 'label', x: 36, y: 96, size: 20, room: 248 },
      { text: question.answer, look: 'answer', x: 36, y: 150, size: 28, room: 248 },
    ],
  };
}

/** A sheet of paper with the terms of a loan. */
function termsScene({ terms }: CardFacts): Scene {
  const shapes = (
    <>
      <ellipse className={art.ground} cx="160" cy="180" rx="150" ry="136" />
      <Turned>
        <path className={art.screen} d="M34 32h202l50 50v242H34z" />
        <path className={art.sleeve} d="M236 32v36a14 14 0 0 0 14 14h36z" />
      </Turned>
    </>
  );
  const words = terms.flatMap(({ name, value }, row): readonly SceneWords[] => [
    { text: name, look: 'label', x: 54, y: 96 + row * 78, size: 17, room: 170 },
    { text: value, look: 'answer', x: 54, y: 128 + row * 78, size: 25, room: 212 },
  ]);
  return { shapes, words };
}

/** A phone with a padlock in front of it. */
const USER_DATA = (
  <>
    <circle className={art.ground} cx="160" cy="176" r="142" />
    <Turned>
      <rect className={art.body} x="76" y="40" width="134" height="272" rx="22" />
      <rect className={art.screen} x="86" y="52" width="114" height="248" rx="13" />
      <path className={art.bar} d="M86 65a13 13 0 0 1 13-13h88a13 13 0 0 1 13 13v21H86z" />
      <path className={art.slid} d="M102 112h52" />
      <path className={art.lines} d="M102 136h82M102 160h64M102 184h36M102 208h30" />
      <path className={art.sleeve} d="M182 200v-28a34 34 0 0 1 68 0v28h-15v-28a19 19 0 0 0-38 0v28z" />
      <rect className={art.gold} x="164" y="190" width="104" height="88" rx="14" />
      <Keyhole x={216} y={228} />
    </Turned>
  </>
);

/** A page with a shield in front of it. */
const PRIVACY = (
  <>
    <ellipse className={art.ground} cx="160" cy="180" rx="150" ry="136" />
    <Turned>
      <rect className={art.screen} x="38" y="44" width="216" height="256" rx="14" />
      <path className={art.bar} d="M38 58a14 14 0 0 1 14-14h188a14 14 0 0 1 14 14v24H38z" />
      <path className={art.slid} d="M60 112h76" />
      <path className={art.lines} d="M60 138h170M60 162h130M60 186h70M60 210h62M60 234h70M60 258h84" />
      <path className={art.body} d="M214 138l70 28v52c0 50-30 82-70 100-40-18-70-50-70-100v-52z" />
      <path className={art.gold} d="M214 160l50 20v40c0 36-20 58-50 73-30-15-50-37-50-73v-40z" />
      <Keyhole x={214} y={214} />
    </Turned>
  </>
);

/** The number check before anything is typed. */
function emptyField({ field }: CardFacts, x: number, y: number): Scene {
  return {
    shapes: (
      <Turned>
        <Plate x={x} y={y} height={112} tone={art.screen} />
        <rect className={art.paper} x={x + 22} y={y + 52} width="248" height="42" rx="10" />
        <path className={art.ink} d={`M${x + 38} ${y + 62}v22`} />
      </Turned>
    ),
    words: [{ text: field, look: 'label', x: x + 22, y: y + 36, size: 20, room: 248 }],
  };
}

/** What the calculator says of the worked example, in three lines. */
function sumWords(
  loan: CardFacts['loan'],
  { x, y, room }: Pick<SceneWords, 'x' | 'y' | 'room'>,
): readonly SceneWords[] {
  return [
    { text: loan.result, look: 'label', x, y, size: 19, room },
    { text: loan.total, look: 'fact', x, y: y + 42, size: 40, room },
    { text: loan.of, look: 'label', x, y: y + 72, size: 17, room },
  ];
}
