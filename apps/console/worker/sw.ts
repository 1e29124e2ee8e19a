/**
 * Opens the console where there is no network. It keeps the page and the hashed files that a page has loaded, and nothing
 * else: what the server answers is kept by the page, sealed (`api/device`).
 */
declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: string

const name = `shouya-${__BUILD__}`

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** A page of this build stands complete: keep what it has loaded before this worker was there, and let older builds go. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const files = event.data as readonly string[]
  event.waitUntil(keep(files))
})

async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? [] : [file])))
  await Promise.all([fetchPage(new Request('/')), ...missing.flat().map((file) => cache.add(file))])
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && !/^\/(api|files)\//.test(pathname) && !/\.\w+$/.test(pathname))
    event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The page of every path is the same; the server's is newer. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetchPage(request)
  } catch (cause) {
    const kept = await (await caches.open(name)).match('/')
    if (!kept) throw cause
    return kept
  }
}

async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request)
  // Other addresses that a browser opens are documents or states of the server, and not the page.
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
  if (isPage) await (await caches.open(name)).put('/', response.clone())
  return response
}

/** Hashed files never change. Those of another build are not kept here: its own worker does. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(name)).put(request, response.clone())
  return response
}
