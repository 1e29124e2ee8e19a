import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import * as Holiday from '../contract.ts'
import { holidayKind } from '../noun.ts'

const MOST_DAYS = 31
const { off, worked } = holidayKind

/** Only future days change: the tasks of today were generated last night. */
const isAhead = ({ now, services }: Ctx, day: string): boolean => day > localDay(now, services.database.timezone)

const shown = ['id', 'version', 'day', 'kind', 'name'] as const

/** A row with the literal type of `kind`, which the database declares as a number. */
const rowOf = <R extends { kind: number }>(row: R) => ({ ...row, kind: row.kind === off ? off : worked })

export const holiday = handle(Holiday, {
  async GetList({ db }, { year }) {
    const rows = await db
      .selectFrom('holiday')
      .select(shown)
      .where('day', '>=', `${year}-01-01`)
      .where('day', '<=', `${year}-12-31`)
      .orderBy('day')
      .execute()
    return rows.map(rowOf)
  },

  async Save(ctx, { begin_date, end_date, kind, name }) {
    if (!isAhead(ctx, begin_date)) failAt('begin_date', 'holiday.refused.past')
    if (end_date < begin_date) failAt('end_date', 'input.dayOrder')
    if (end_date >= addDays(begin_date, MOST_DAYS)) failAt('end_date', 'holiday.refused.days', { max: MOST_DAYS })
    const days: string[] = []
    for (let day = begin_date; day <= end_date; day = addDays(day, 1)) days.push(day)
    await ctx.db
      .insertInto('holiday')
      .values(days.map((day) => ({ day, kind, name, ...made(ctx) })))
      .onConflict((c) =>
        c.column('day').doUpdateSet({
          kind,
          name,
          update_user_id: ctx.user.userId,
          update_time: ctx.now,
          version: sql<number>`holiday.version + 1`,
        }),
      )
      .execute()
    ctx.note({ table: 'holiday', after: { begin_date, end_date, kind, name } })
    return { days: days.length }
  },

  async Delete(ctx, { id, version }) {
    const before = await findSeen(ctx, 'holiday', { id, version })
    if (!isAhead(ctx, before.day)) fail('WrongState', { reason: 'holiday.refused.past' })
    await ctx.db.deleteFrom('holiday').where('id', '=', id).execute()
    const { day, kind, name } = before
    ctx.note({ table: 'holiday', id, before: { day, kind, name } })
    return null
  },
})
