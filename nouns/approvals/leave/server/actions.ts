import { type KeptLeave, leaveProblem } from '@shouya/approvals/leaves'
import type { Input } from '@shouya/contract/action'
import type { MessageKey } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { insertRow, updateRow } from '@shouya/server/noun/store.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import { peopleOf } from '../../directory/server/person.ts'
import { namesOf } from '../../request/server/names.ts'
import { checkReach } from '../../way/server/checkReach.ts'
import * as Leave from '../contract.ts'

export const leave = handle(Leave, {
  async GetPageList({ db, user, now }, query) {
    const source = {
      table: 'appr_leave',
      rows: db.selectFrom('appr_leave').selectAll(),
      count: db.selectFrom('appr_leave'),
    }
    const involvesUser = sql<boolean>`${user.userId} in (user_id, substitute_id)`
    const current = query.current ? [sql<boolean>`revoke_time is null and to_time > ${moment(now)}`] : []
    const where = allOf([involvesUser, ...current, ...matching('appr_leave.remark', query.keywords)])
    const { rows, total } = await page(db, query, where, source)
    const names = await namesOf(db, [
      ...new Set(rows.flatMap(({ user_id, substitute_id }) => [user_id, substitute_id])),
    ])
    const flowIds = [...new Set(rows.flatMap(({ flow_ids }) => flow_ids))]
    const flows = await db
      .selectFrom('appr_flow')
      .select(['id', 'flow_name'])
      .where(sql<boolean>`id = any(${flowIds}::bigint[])`)
      .execute()
    const person = (id: number) => ({ id, name: names.get(id) ?? '' })
    return {
      total,
      rows: rows.map(({ user_id, substitute_id, flow_ids, ...row }) => ({
        ...row,
        user: person(user_id),
        substitute: person(substitute_id),
        flows: flows.filter(({ id }) => flow_ids.includes(id)),
        allowed: user_id === user.userId && row.revoke_time === null ? (['revoke'] as const).slice() : [],
      })),
    }
  },

  async Save(ctx, input) {
    await checkProof(ctx)
    return saveLeave(ctx, input)
  },

  async Revoke(ctx, { id, version }) {
    const row = await ctx.db.selectFrom('appr_leave').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row || row.user_id !== ctx.user.userId) return fail('NotFound')
    checkVersion(row, version)
    if (row.revoke_time !== null) fail('WrongState')
    ctx.note({ table: 'appr_leave', id, before: { revoke_time: null }, after: { revoke_time: ctx.now.toISOString() } })
    return updateRow(ctx, 'appr_leave', id, { revoke_time: ctx.now })
  },
})

/** Adds a leave with its substitute. */
export async function saveLeave(ctx: Ctx, { from_time, to_time, ...fields }: Input<typeof Leave.Save>) {
  const { db, user, now } = ctx
  const { timezone } = ctx.services.database
  const at = (text: string) => instant(text, timezone).getTime()
  const newLeave: KeptLeave = {
    user: user.userId,
    substitute: fields.substitute_id,
    from: at(from_time),
    to: at(to_time),
  }
  if (newLeave.to <= now.getTime()) failAt('to_time', 'leave.refused.past')
  // One at a time, because two concurrent leaves could form a cycle of substitutes.
  await sql`select pg_advisory_xact_lock(hashtext('appr_leave'))`.execute(db)
  const otherLeaves = await db
    .selectFrom('appr_leave')
    .select(['user_id', 'substitute_id', 'from_time', 'to_time'])
    .where('revoke_time', 'is', null)
    .where('to_time', '>', moment(now))
    .execute()
  const all = otherLeaves.map((row) => ({
    user: row.user_id,
    substitute: row.substitute_id,
    from: at(row.from_time),
    to: at(row.to_time),
  }))
  const problem = leaveProblem(all, newLeave)
  if (problem)
    failAt(
      problem === 'LEAVE_PERIOD' || problem === 'LEAVE_OVERLAP' ? 'from_time' : 'substitute_id',
      `leave.refused.${problem}` as MessageKey,
    )
  const { substitute_id } = fields
  await checkReach(ctx, [substitute_id], 'substitute_id')
  if (!(await peopleOf(ctx, 0, [substitute_id])).get(substitute_id)?.mayAct)
    failAt('substitute_id', 'request.refused.CANNOT_ACT')
  const row = await insertRow(ctx, 'appr_leave', {
    ...fields,
    user_id: user.userId,
    from_time: new Date(newLeave.from),
    to_time: new Date(newLeave.to),
  })
  ctx.note({ table: 'appr_leave', id: row.id, after: { ...fields, from_time, to_time } })
  return row
}
