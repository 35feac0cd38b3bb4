// The worker of a site that keeps nothing offline: browsers in which an earlier build's worker stands fetch this one in its
// place. It empties every store and goes; without a `fetch` listener all requests go to the network meanwhile.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
