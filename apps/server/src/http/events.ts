import type { FastifyInstance, FastifyReply } from 'fastify'
import { streams as limits } from '../core/budgets/budgets.ts'
import { can, type Principal } from '../core/context.ts'
import { Failure } from '../core/failure.ts'
import type { Notice } from '../core/notify/listener.ts'
import type { Services } from '../core/services.ts'
import { readLang } from './call.ts'
import { failureBody } from './envelope.ts'
import type { Sessions } from './session.ts'

const HEARTBEAT = 20_000

type Stream = { readonly reply: FastifyReply; user: Principal }

/** Whether somebody is told of a notice. */
function concerns(notice: Notice, user: Principal): boolean {
  if ('userIds' in notice) return notice.userIds.includes(user.userId)
  if (notice.type === 'notice') return notice.deptIds?.includes(user.deptId) ?? true
  if (notice.type === 'duty') return watches(user, notice.deptIds)
  // Whose rights, menu or parameters changed is not looked for: every console asks for its own.
  return notice.type !== 'session'
}

/** Whose work bench or wall shows the duties of one of these units: its own people, and who reads the statistics of them. */
function watches(user: Principal, deptIds: readonly number[] | null): boolean {
  if (deptIds === null || deptIds.includes(user.deptId)) return true
  if (!can(user, 'report_daily', 'query')) return false
  const { scope } = user
  return scope.kind === 'all' || (scope.kind === 'units' && deptIds.some((id) => scope.ids.includes(id)))
}

/** `GET /api/Event/Stream`: what happens to the caller, live; a heartbeat every 20 s, the end with the session. */
export function events(app: FastifyInstance, { listener }: Services, sessions: Sessions): void {
  const streams = new Set<Stream>()
  const send = ({ reply }: Stream, event: object) => reply.raw.write(`data: ${JSON.stringify(event)}\n\n`)
  const end = (stream: Stream) => {
    streams.delete(stream)
    stream.reply.raw.end()
  }

  listener.on((notice) => {
    for (const stream of streams) {
      if (concerns(notice, stream.user)) send(stream, { topic: notice.type })
      if (notice.type === 'session' && notice.ids.includes(stream.user.sessionId)) void recheck(stream)
    }
  })

  /** A notice about a session may also say that only its rights or its password changed. */
  const recheck = async (stream: Stream) => {
    const still = await sessions.find(stream.reply.request).catch(() => stream.user)
    if (still) {
      // Somebody may have moved to another unit: what reaches that one reaches them from now on.
      stream.user = still
      return
    }
    send(stream, { topic: 'session-ended' })
    end(stream)
  }

  /** For one more stream of somebody: the oldest of too many ends, of their session or of all they have. */
  const makeRoom = ({ userId, sessionId }: Principal) => {
    const own = [...streams].filter(({ user }) => user.userId === userId)
    const here = own.filter(({ user }) => user.sessionId === sessionId)
    const oldest = here.length >= limits.session ? here[0] : own.length >= limits.account ? own[0] : undefined
    if (!oldest) return
    send(oldest, { topic: 'crowded' })
    end(oldest)
  }

  const heartbeat = setInterval(() => {
    for (const stream of streams) {
      stream.reply.raw.write(': alive\n\n')
      void recheck(stream)
    }
  }, HEARTBEAT).unref()

  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    for (const stream of streams) end(stream)
  })

  app.get('/api/Event/Stream', async (request, reply) => {
    const user = await sessions.find(request)
    if (!user) {
      const body = failureBody(new Failure('NoSession'), readLang(request.headers['accept-language']), request.id)
      return reply.code(401).type('application/json; charset=utf-8').send(body)
    }
    const stream = { reply, user }
    makeRoom(user)
    streams.add(stream)
    request.raw.on('close', () => streams.delete(stream))
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    reply.raw.write('retry: 3000\n\n')
  })
}
