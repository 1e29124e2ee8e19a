import { type Action, isTraceless } from '@shouya/contract/action'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { allowed } from '../core/access/allowed.ts'
import { type Duty, dutyOf } from '../core/access/duty.ts'
import { everything } from '../core/access/everything.ts'
import { auditFailure, auditRow } from '../core/audit/audit.ts'
import type { AuditNote, Call, Ctx, Demand, Principal } from '../core/context.ts'
import { type Failure, fail } from '../core/failure.ts'
import type { Handler, Noun, Prepare } from '../core/handle.ts'
import { parse } from '../core/parse.ts'
import { provePassword } from '../core/secrets/prove.ts'
import type { Services } from '../core/services.ts'
import { retried } from '../db/retried.ts'
import { scopedBy, type Unscoped } from '../db/scope.ts'
import { makeCall } from './call.ts'
import { sendFailure, successWriter } from './envelope.ts'
import { toFailure } from './failures.ts'
import { goneSignal } from './goneSignal.ts'
import { type IdempotencyKey, keepReply, readKey, takeKey } from './idempotency.ts'
import { limitPublic } from './limitPublic.ts'
import { checkOrigin } from './origin.ts'
import type { Sessions } from './session.ts'

/** What may be called in spite of an open duty. */
const allowedDuringDuty = ['User/Prove', 'Login/GetCurrent', 'Menu/GetRoleMenuList', 'Dict/GetOptions']
const beforeDuty: Readonly<Record<Duty, ReadonlySet<string>>> = {
  password: new Set([...allowedDuringDuty, 'User/UpdatePwd']),
  totp: new Set([...allowedDuringDuty, 'Totp/Get', 'Totp/Begin', 'Totp/Confirm']),
}

/** The oldest console version that works with this server: a change of the minor number is breaking. */
const OLDEST_CONSOLE = { major: 0, minor: 1 }

type Body = { json: Record<string, unknown>; raw: string }

/**
 * Registers every action at `POST /api/{Controller}/{Action}` with the same steps (design section 5): session → parse →
 * operation → turn → prepare → handler in one transaction → audit → serialise. If the handler demands a password,
 * everything is rolled back, the password is checked, and then it is run again (ADR 039).
 */
export function dispatch(app: FastifyInstance, services: Services, sessions: Sessions, nouns: readonly Noun[]): void {
  for (const { action, handler } of nouns.flatMap(({ entries }) => entries)) {
    const run = runner(services, action, handler)
    const name = `${action.controller}/${action.name}`
    app.post(`/api/${name}`, action.largest ? { bodyLimit: action.largest } : {}, async (request, reply) => {
      const call = makeCall(services, request, reply)
      const startedAt = performance.now()
      let user: Principal | null = null
      const note: AuditNote = {}
      try {
        checkOrigin(request, services.config.publicUrl)
        checkConsole(request)
        if (action.access === 'public') await limitPublic(call, name)
        user = await sessions.find(request)
        if (!user && action.access !== 'public') fail('NoSession')
        if (user && action.access !== 'public') await checkDuty(user, name, services)
        const body = readBody(request)
        const input = parse(action.in, body.json, call.lang)
        if (user && !allowed(action.access, user, body.json)) fail('NoOperation')
        const key = () => keyOf(request, action, body, call)
        const text = await inTurn(services, name, user, reply, () => run(call, user, input, note, key, startedAt))
        return reply.type('application/json; charset=utf-8').send(text)
      } catch (error) {
        return answerFailure(call, reply, error, { action, user, note, startedAt })
      }
    })
  }
}

/** The caller's idempotency key, which would lead to them. */
const keyOf = ({ headers }: FastifyRequest, action: Action, { json, raw }: Body, { services, now }: Call) =>
  isTraceless(action, json)
    ? null
    : readKey(headers['idempotency-key'], raw, { keys: services.keys, now, isRequired: action.money === true })

/** Waits for the account's turn; public actions are limited by address (`limitPublic`). */
async function inTurn<T>(
  { gates }: Services,
  action: string,
  user: Principal | null,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> {
  if (!user) return work()
  const leave = await gates.enterAction(action, user.userId, goneSignal(reply))
  try {
    return await work()
  } finally {
    leave()
  }
}

async function checkDuty(user: Principal, name: string, { settings }: Services): Promise<void> {
  const duty = await dutyOf(user, settings)
  if (duty && !beforeDuty[duty].has(name)) fail('NoOperation')
}

function checkConsole({ headers }: FastifyRequest): void {
  const version = /^(\d{1,4})\.(\d{1,4})\./.exec(String(headers['x-console-build'] ?? ''))
  if (!version) return
  const [major, minor] = [Number(version[1]), Number(version[2])]
  const isTooOld = major < OLDEST_CONSOLE.major || (major === OLDEST_CONSOLE.major && minor < OLDEST_CONSOLE.minor)
  if (isTooOld) fail('ConsoleTooOld')
}

function readBody(request: FastifyRequest): Body {
  const { body } = request
  // Uploads have routes of their own; here such a body would pass as an empty one.
  if (request.isMultipart()) fail('BadInput', { data: [{ path: '', reason: 'input.contentType' }] })
  if (body === undefined || body === null) return { json: {}, raw: '' }
  const { json, raw } = body as Body
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    fail('BadInput', { data: [{ path: '', reason: 'input.object' }] })
  return { json, raw }
}

type Run = (
  call: Call,
  user: Principal | null,
  input: unknown,
  note: AuditNote,
  key: () => IdempotencyKey | null,
  startedAt: number,
) => Promise<string>

/** The steps between the checks and the response, made once per action. */
function runner({ database, counts, settings }: Services, action: Action, handler: Handler<Action>): Run {
  const write = successWriter(action)
  const name = `${action.controller}/${action.name}`
  const { prepare, run } =
    typeof handler === 'function'
      ? { prepare: undefined, run: handler }
      : (handler as unknown as { prepare: Prepare<Action, unknown>; run: unknown })
  const handle = run as (ctx: Ctx, input: unknown, prepared: unknown) => Promise<unknown>
  const context = (
    call: Call,
    user: Principal | null,
    db: Kysely<Unscoped>,
    note: AuditNote,
    demands: Demand[],
  ): Ctx => ({
    ...call,
    user: user as Principal,
    db,
    scoped: user ? scopedBy(everything(db), user) : (undefined as never),
    note: (more) => Object.assign(note, more),
    demandPassword: (demand) => void demands.push(demand),
  })
  return async (call, user, input, note, readIdempotencyKey, startedAt) => {
    const pool = database.kysely as unknown as Kysely<Unscoped>
    const ready = await prepare?.({ ...call, user: user as Principal }, input)
    if (action.kind === 'read') return write(await handle(context(call, user, pool, note, []), input, ready))
    const key = user ? readIdempotencyKey() : null
    const change = (proven: string | null) => retried(() => changeOnce(proven))
    const changeOnce = (proven: string | null) =>
      database.kysely.transaction().execute(async (transaction) => {
        const db = transaction as unknown as Kysely<Unscoped>
        const owner = { userId: user?.userId ?? 0, action: name, now: call.now }
        const earlier = key && (await takeKey(db, key, owner))
        if (earlier) return earlier
        const demands: Demand[] = []
        const reply = write(await handle(context(call, user, db, note, demands), input, ready))
        const open = demands.find(({ password }) => password !== proven)
        if (open) throw new Unproven(open)
        if (isTraceless(action, input)) return reply
        const audit = auditRow(call, note, { action: name, user, ok: true, startedAt })
        await remember(db, key, owner, action.secret ? null : reply, audit)
        return reply
      })
    const proving = async (error: unknown) => {
      if (!(error instanceof Unproven) || !user) throw error
      await provePassword({ ...call, user }, error.demand)
      return change(error.demand.password)
    }
    // Also after a failure: a commit whose response was lost may have happened.
    return change(null)
      .catch(proving)
      .finally(() => {
        if (user) counts.drop(user.userId)
        if (note.table === 'setting') settings.drop()
      })
  }
}

/** Writes the action's audit row, with the reply for repeats under their key. */
async function remember(
  db: Kysely<Unscoped>,
  key: IdempotencyKey | null,
  owner: Parameters<typeof keepReply>[2],
  reply: string | null,
  audit: ReturnType<typeof auditRow>,
): Promise<void> {
  if (key) await keepReply(db, key, owner, reply, audit)
  else await db.insertInto('sys_log').values(audit).execute()
}

/** Rolls back what a handler has done, which was allowed and possible: its password is checked next. */
class Unproven extends Error {
  readonly demand: Demand

  constructor(demand: Demand) {
    super('unproven')
    this.demand = demand
  }
}

type Attempt = { action: Action; user: Principal | null; note: AuditNote; startedAt: number }

/** Records the failure for the signed-in account and sends it. */
async function answerFailure(call: Call, reply: FastifyReply, error: unknown, attempt: Attempt): Promise<FastifyReply> {
  const failure = toFailure(error)
  const { action, user, note, startedAt } = attempt
  const name = `${action.controller}/${action.name}`
  if (failure.name === 'Internal') reply.log.error({ err: error, action: name }, 'action failed')
  const traceless = isTraceless(action, (reply.request.body as Body | undefined)?.json)
  if (user && !traceless && audited(action, failure)) {
    const outcome = { action: name, user, ok: false, code: failure.code, message: failure.message, startedAt }
    // If the log cannot be written, that must not cause another failure.
    await auditFailure(
      call.services.database.kysely as unknown as Kysely<Unscoped>,
      call,
      { ...note, ...(failure.name === 'Internal' ? { type: 5 } : {}), before: null, after: null },
      outcome,
    ).catch((err) => reply.log.error({ err }, 'audit failed'))
  }
  return sendFailure(reply, failure)
}

/** Audited: refused changes, refused access and server errors; not validation errors of a query, nor a flood. */
const audited = (action: Action, { name }: Failure) =>
  (action.kind === 'write' && name !== 'Busy') || name === 'NoOperation' || name === 'OutOfScope' || name === 'Internal'
