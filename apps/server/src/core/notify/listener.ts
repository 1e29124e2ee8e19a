import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'

/**
 * What one process tells the others; from session, permission and job events only (design section 5), to people whose
 * reminders, tasks or exports have changed, and to units (null: everybody) whose notices or duties of the day have: publishing
 * a notice is rare, reading one is not told.
 */
export type Notice =
  | { readonly type: 'session'; readonly ids: readonly string[] }
  | { readonly type: 'permission' }
  | { readonly type: 'setting' }
  | { readonly type: 'remind' | 'task' | 'export'; readonly userIds: readonly number[] }
  | { readonly type: 'notice'; readonly deptIds: readonly number[] | null }
  | { readonly type: 'duty'; readonly deptIds: readonly number[] | null }

const CHANNEL = 'shouya'
const RETRY = 1_000
/** Without a listener for so long, caches are not trusted. */
const BLIND_AFTER = 10_000

export type Listener = {
  on(handler: (notice: Notice) => void): void
  /** True when notices may have been missed for too long: ask the database instead of a cache. */
  readonly blind: boolean
  close(): Promise<void>
}

/** SQL that tells every process; runs inside the caller's transaction. */
export const notifySql = (notice: Notice) => ({ channel: CHANNEL, payload: JSON.stringify(notice) })

/** One LISTEN connection per process. When it comes back, everything cached may be stale: handlers hear both kinds. */
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
