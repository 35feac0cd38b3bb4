// The public pages' worker: the two tools work without a network after the first visit. It never touches the gateway,
// the shop or anything that is not in its list, and a page from the network always comes before a kept one.
// Written above by ui/build/companions.ts: `KEPT`, the addresses in its list, `PAGES`, the pages among them, `BUILD`, which stands
// in those of its own build alone, `OFFLINE`, a page for the others by language, `NOT_PUBLIC` and `URDU_ENDING`.

/** Its store, one for each build. */
const NAME = `asaan-${BUILD}`;

/** How long the network may take before a kept page is shown, ms. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

/** Keeps the list, once and whole: a page of another build, which a cache on the way may still give, names programs that are not in it. */
async function fill() {
  const pages = await Promise.all(PAGES.map(ownPage));
  const cache = await caches.open(NAME);
  await cache.addAll(KEPT.filter((each) => !PAGES.includes(each)));
  await Promise.all(pages.map((page, at) => cache.put(PAGES[at], page)));
}

async function ownPage(pathname) {
  const answer = await fetch(pathname);
  const page = answer.clone();
  const isOwn = answer.ok && !answer.redirected && (await answer.text()).includes(BUILD);
  if (!isOwn) throw new TypeError(`${pathname} is not of this build`);
  return page;
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== NAME && name.startsWith('asaan-')))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (!KEPT.includes(pathname)) {
    if (isPublicPage(event.request, pathname)) event.respondWith(fetch(event.request).catch(() => offline(pathname)));
    return;
  }
  event.respondWith(event.request.mode === 'navigate' ? freshOrKept(event.request, pathname) : keptOrFresh(pathname));
});

const isPublicPage = (request, pathname) =>
  request.mode === 'navigate' && !NOT_PUBLIC.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** What stands in the place of a page that neither network nor store has: words of ours in the language of the address. */
function offline(pathname) {
  const page = OFFLINE[new RegExp(URDU_ENDING, 'i').test(pathname) ? 'ur' : 'en'];
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/**
 * A page: the network's, unless it takes too long, is not there, or a server on the way answers in its place that it cannot. A
 * newer one is kept by its own worker, with its programs.
 */
async function freshOrKept(request, pathname) {
  const late = new Promise((resolve) => setTimeout(() => resolve(kept(pathname)), PATIENCE));
  const fresh = fetch(request);
  const usable = fresh.then(async (answer) => (answer.status < 500 ? answer : ((await kept(pathname)) ?? answer)));
  const first = await Promise.race([usable.catch(() => kept(pathname)), late]);
  return first ?? fresh.catch(() => offline(pathname));
}

/** A file whose name changes with its content. */
async function keptOrFresh(pathname) {
  return (await kept(pathname)) ?? fetch(pathname);
}

/** What is kept of this address, if anything. Opening the store instead would make an emptied one again, behind a newer worker's back. */
const kept = (pathname) => caches.match(pathname, { cacheName: NAME }).catch(() => undefined);
