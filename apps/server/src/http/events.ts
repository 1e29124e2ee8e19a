import type { FastifyInstance, FastifyReply } from 'fastify'
import { streams as limits } from '../core/budgets/budgets.ts'
import { can, type Principal } from '../core/context.ts'
import { Failure } from '../core/failure.ts'
import type { Notice } from '../core/notify/listener.ts'
import type { Services } from '../core/services.ts'
import { sendFailure } from './envelope.ts'
import type { Sessions } from './session.ts'

const HEARTBEAT = 20_000

type Stream = { readonly reply: FastifyReply; user: Principal }

/** Whether a notice concerns an account. */
function concerns(notice: Notice, user: Principal): boolean {
  if ('userIds' in notice) return notice.userIds.includes(user.userId)
  if (notice.type === 'notice') return notice.deptIds?.includes(user.deptId) ?? true
  if (notice.type === 'duty') return watches(user, notice.deptIds, 'report_daily')
  if (notice.type === 'device') return can(user, 'device', 'query') && trades(user, notice)
  if (notice.type === 'issue') return can(user, 'issue', 'query') && watches(user, notice.deptIds, 'issue')
  // Whose rights, menu or parameters changed is not resolved: every console reloads its own.
  return notice.type !== 'session'
}

const AGENT = 4
const MEMBER = 6

/** Whether a device is in the scope of a user, as `db/scope.ts` has it. */
function trades({ scope }: Principal, { agentIds, memberId }: Extract<Notice, { type: 'device' }>): boolean {
  if (scope.kind !== 'party') return scope.kind === 'all'
  if (scope.userType === AGENT) return scope.partyId !== null && agentIds.includes(scope.partyId)
  return scope.userType === MEMBER && scope.partyId === memberId
}

/** Whether a user's pages show what happens in one of these units: their own, or those in scope with this permission. */
function watches(user: Principal, deptIds: readonly number[] | null, permission: 'report_daily' | 'issue'): boolean {
  if (deptIds === null || deptIds.includes(user.deptId)) return true
  if (!can(user, permission, 'query')) return false
  const { scope } = user
  return scope.kind === 'all' || (scope.kind === 'units' && deptIds.some((id) => scope.ids.includes(id)))
}

/** `GET /api/Event/Stream`: events for the caller, live; a heartbeat every 20 s; ends with the session. */
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

  /** A notice about a session may also mean that only its rights or its password changed. */
  const recheck = async (stream: Stream) => {
    const principal = await sessions.find(stream.reply.request).catch(() => stream.user)
    if (principal) {
      // The unit may have changed: from now on the events of the new one are sent.
      stream.user = principal
      return
    }
    send(stream, { topic: 'session-ended' })
    end(stream)
  }

  /** Makes room for one more stream: closes the oldest one of the session or the account if there are too many. */
  const makeRoom = ({ userId, sessionId }: Principal) => {
    const ofAccount = [...streams].filter(({ user }) => user.userId === userId)
    const ofSession = ofAccount.filter(({ user }) => user.sessionId === sessionId)
    const oldest =
      ofSession.length >= limits.session ? ofSession[0] : ofAccount.length >= limits.account ? ofAccount[0] : undefined
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
    if (!user) return sendFailure(reply, new Failure('NoSession'))
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
