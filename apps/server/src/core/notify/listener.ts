import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'

/**
 * Messages between processes; only from session, permission and job events (design section 5), to people whose
 * reminders, tasks or exports have changed, and to units (null: all) whose notices or duties of the day have:
 * publishing a notice is rare, reading one is not broadcast.
 */
export type Notice =
  | { readonly type: 'session'; readonly ids: readonly string[] }
  | { readonly type: 'permission' }
  | { readonly type: 'setting' }
  | { readonly type: 'remind' | 'task' | 'export'; readonly userIds: readonly number[] }
  | { readonly type: 'notice'; readonly deptIds: readonly number[] | null }
  | { readonly type: 'duty'; readonly deptIds: readonly number[] | null }
  // The units that have issued a collection whose progress has changed.
  | { readonly type: 'issue'; readonly deptIds: readonly number[] }
  // A device that has changed: its agent with those above it, and its member.
  | { readonly type: 'device'; readonly agentIds: readonly number[]; readonly memberId: number | null }

const CHANNEL = 'shouya'
const RETRY = 1_000
/** Milliseconds without a listener after which caches are not trusted. */
const BLIND_AFTER = 10_000

export type Listener = {
  on(handler: (notice: Notice) => void): void
  /** Whether notices may have been missed for too long: then read the database instead of a cache. */
  readonly blind: boolean
  close(): Promise<void>
}

/** SQL that notifies every process; runs inside the caller's transaction. */
export const notifySql = (notice: Notice) => ({ channel: CHANNEL, payload: JSON.stringify(notice) })

/** One LISTEN connection per process. Handlers are also called after a reconnection: any cache may be stale. */
export async function listen(url: string, log: Logger): Promise<Listener> {
  const emitter = new EventEmitter().setMaxListeners(0)
  let client: pg.Client | null = null
  let lostAt: number | null = Date.now()
  let closed = false

  const open = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'shouya-listen', keepAlive: true })
    next.on('notification', ({ payload }) => payload && emitter.emit('notice', JSON.parse(payload)))
    next.on('error', () => {})
    next.on('end', () => {
      if (closed || client !== next) return
      client = null
      lostAt = Date.now()
      log.warn('lost the listening connection')
      retry()
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
    lostAt = null
    emitter.emit('notice', { type: 'permission' } satisfies Notice)
    emitter.emit('notice', { type: 'setting' } satisfies Notice)
  }

  const retry = () => {
    if (!closed) setTimeout(() => open().catch(retry), RETRY).unref()
  }

  await open()
  return {
    on: (handler) => void emitter.on('notice', handler),
    get blind() {
      return lostAt !== null && Date.now() - lostAt > BLIND_AFTER
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}
