import type { Row } from '@shouya/contract/action'
import { isMessageKey, message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { receiversOf } from '@shouya/server/core/messages/remindRules.ts'
import { datesInWords, nextDates } from '@shouya/server/core/time/cron.ts'
import type { GetList } from '../contract.ts'
import { isDate } from '../rules.ts'
import { isDelivered, isTimed, mayChange, maySee, type Rule, type Sources, sourceOf, variablesFor } from './rule.ts'

const DATES = 5

type Listed = Row<typeof GetList>[number]

/** The rules that the caller sees: those that somebody made first, then the delivered ones in the order of their triggers. */
export async function listRules(ctx: Ctx, sources: Sources): Promise<Listed[]> {
  const rows = await ctx.db
    .selectFrom('events_remind')
    .selectAll()
    .orderBy('delivered')
    .orderBy('trigger', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
  // A delivered rule of another version of the program has no texts here.
  const seen = rows.filter((row) => maySee(ctx, row) && row.delivered === isDelivered(row.remind_code))
  const names = await namesOf(
    ctx,
    seen.flatMap(({ dept_id }) => dept_id ?? []),
  )
  return seen.map((row) => listed(ctx, sources, row, names))
}

async function namesOf({ scoped }: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const units = await scoped.rows('dept').select(['id', 'dept_name']).where('id', 'in', ids).execute()
  return new Map(units.map(({ id, dept_name }) => [id, dept_name]))
}

function listed(ctx: Ctx, sources: Sources, row: Rule, names: ReadonlyMap<number, string>): Listed {
  const standard = (part: string) => {
    const key = `remind.${row.remind_code}.${part}`
    return isMessageKey(key) ? message(ctx.lang, key) : ''
  }
  const { timezone } = ctx.services.database
  return {
    ...row,
    standard_title: standard('title'),
    standard_content: standard('content'),
    receivers: { ...receiversOf(row), roles: [...receiversOf(row).roles] },
    channels: row.channels as Listed['channels'],
    dept_name: row.dept_id === null ? null : (names.get(row.dept_id) ?? null),
    variables: variablesFor(sources, row),
    timed: isTimed(row),
    sendable: isDate(row.trigger) || sourceOf(sources, row) !== undefined,
    changeable: mayChange(ctx, row),
    next_dates: datesInWords(nextDates(row.cron ?? '', { now: ctx.now, timezone }, DATES) ?? [], timezone),
  }
}
