import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type * as EventsRemind from '../contract.ts'
import { remindRule } from '../noun.ts'
import { isBefore, isDate } from '../rules.ts'
import { dateReminder } from './dateReminder.ts'
import { isOfRule, reminderOf, unitsOfRule } from './dueOf.ts'
import { inScope } from './preview.ts'
import { type Rule, type Sources, seenRule, sourceOf } from './rule.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** By hand at most once in so many minutes. */
const PAUSE = 10
/** Of a rule that reminds after the moment. */
const LOOKS_BACK = 30 * DAY
const MOST = 1000

/** Sends a rule now, of records in the caller's scope. */
export const sendNow =
  (sources: Sources): Handler<typeof EventsRemind.SendNow> =>
  async (ctx, { id }) => {
    const { db, now } = ctx
    const rule = await seenRule(ctx, id)
    if (rule.status === remindRule.states.codes.off) fail('WrongState', { reason: 'remindRule.refused.off' })
    const claimed = await db
      .updateTable('events_remind')
      .set({ sent_time: now })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([eb('sent_time', 'is', null), eb('sent_time', '<=', moment(new Date(now.getTime() - PAUSE * MINUTE)))]),
      )
      .returning('id')
      .executeTakeFirst()
    if (!claimed) fail('WrongState', { reason: 'remindRule.refused.lately', params: { minutes: PAUSE } })
    const messages = await messagesOf(ctx, rule, sources)
    const records = messages.length
    const before = await highestId(ctx)
    if (records > 0) await remindAll(db, messages, now)
    const reached = records > 0 ? await reachedSince(ctx, rule, before) : 0
    ctx.note({ table: 'events_remind', id, after: { records, reached }, message: rule.remind_code })
    if (records > 1) await keepBatch(ctx, { action: 'EventsRemind/SendNow', link: remindRule.route, done: records })
    return { records, reached }
  }

async function messagesOf(ctx: Ctx, rule: Rule, sources: Sources): Promise<Remind[]> {
  const { now, services } = ctx
  const db = everything(ctx.db)
  const act = `!${Math.floor(now.getTime() / MINUTE)}`
  if (isDate(rule.trigger)) {
    // It goes to all whom it names: a caller who sees only a part of the bank may not.
    if (rule.dept_id === null && ctx.user.scope.kind !== 'all') fail('OutOfScope')
    return [await dateReminder(db, rule, { at: now, timezone: services.database.timezone, act })]
  }
  const source = sourceOf(sources, rule)
  if (!source || rule.trigger === null) fail('WrongState', { reason: 'remindRule.refused.byAction' })
  const ahead = Math.max(...rule.advance.map((minutes) => minutes * MINUTE), DAY)
  const [from, to] = isBefore(rule.trigger)
    ? [now, new Date(now.getTime() + ahead)]
    : [new Date(now.getTime() - LOOKS_BACK), now]
  const ofRule = await unitsOfRule(db, rule)
  const query = { from, to, taskCode: rule.task_code, units: inScope(ctx, ofRule), limit: MOST, now }
  const records = await source.rows(db, query)
  return records
    .filter((record) => isOfRule(record, ofRule) && isInScope(ctx, record.unit))
    .map((record) => reminderOf(rule, source, record, act))
}

/** Records without a unit belong to the whole bank. */
const isInScope = ({ user, scoped }: Ctx, unit: number | null): boolean =>
  unit === null ? user.scope.kind === 'all' : scoped.holds(unit)

async function highestId({ db }: Ctx): Promise<number> {
  const row = await db
    .selectFrom('remind_msg')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

/** How many people got something of it by the caller's transaction. */
async function reachedSince({ db, now }: Ctx, { remind_code }: Rule, id: number): Promise<number> {
  const { people } = await db
    .selectFrom('remind_msg')
    .select((eb) => eb.fn.count<number>('receiver_id').distinct().as('people'))
    .where('remind_code', '=', remind_code)
    .where('id', '>', id)
    .where('send_time', '=', moment(now))
    .executeTakeFirstOrThrow()
  return people
}
