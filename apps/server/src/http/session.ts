import type { FastifyRequest } from 'fastify'
import { loadPrincipal } from '../core/access/principal.ts'
import { openTokens, type TokenUse } from '../core/access/tokens.ts'
import type { Principal } from '../core/context.ts'
import type { Services } from '../core/services.ts'

/** Design section 5: a session is read again after half a minute at the latest. */
const KEEP = 30_000
const LARGEST_CACHE = 10_000
/** `last_seen_time` is for people; updating it at every call would make each a write. */
const SEEN_EVERY = 60_000

export type Sessions = { find(request: FastifyRequest): Promise<Principal | null> }

export const COOKIE = 'Authorization'

/** Resolves tokens to principals, cached until a notice ends a session or changes a right. */
export function openSessions({ keys, database, listener, clock }: Services): Sessions {
  const tokens = openTokens(keys)
  const cache = new Map<string, { principal: Principal; until: number; seen: number }>()
  let notices = 0
  listener.on((notice) => {
    if (notice.type === 'permission' || notice.type === 'session') notices++
    if (notice.type === 'permission') cache.clear()
    if (notice.type === 'session')
      for (const [key, { principal }] of cache) if (notice.ids.includes(principal.sessionId)) cache.delete(key)
  })

  const touch = (sessionId: string, now: Date) =>
    database.kysely.updateTable('session').set({ last_seen_time: now }).where('id', '=', sessionId).execute()

  return {
    async find(request) {
      const given = readToken(request)
      if (!given) return null
      const { token, use } = given
      // The use is part of the key: a cached header token must not pass as a cookie.
      const key = `${use} ${token}`
      const now = clock.now()
      const cached = cache.get(key)
      if (cached && cached.until > now.getTime() && !listener.blind) return cached.principal
      const noticesBefore = notices
      const sessionId = await tokens.verify(token, use)
      const principal = sessionId ? await loadPrincipal(database.kysely, sessionId, now) : null
      if (!principal) {
        cache.delete(key)
        return null
      }
      const last = cached?.seen ?? 0
      if (now.getTime() - last > SEEN_EVERY) await touch(principal.sessionId, now)
      if (cache.size >= LARGEST_CACHE) cache.clear()
      // A notice that arrived during the query may concern this session: query again next time.
      if (noticesBefore !== notices) return principal
      cache.set(key, {
        principal,
        until: now.getTime() + KEEP,
        seen: now.getTime() - last > SEEN_EVERY ? now.getTime() : last,
      })
      return principal
    },
  }
}

function readToken({ headers, cookies }: FastifyRequest): { token: string; use: TokenUse } | null {
  const bearer = /^Bearer (\S{1,1000})$/.exec(headers.authorization ?? '')?.[1]
  if (bearer) return { token: bearer, use: 'bearer' }
  const cookie = cookies[COOKIE]
  return cookie ? { token: cookie, use: 'cookie' } : null
}
