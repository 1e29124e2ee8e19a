import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type Selectable, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { guardEvaluation as noun } from '../noun.ts'

export type GuardEvaluation = Selectable<DB['guard_evaluation']>
type Detail = Row<typeof Contract.Get>

export const status = noun.states.codes

const { submitted, replied } = status

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf =
  ({ user, now, services }: Pick<Ctx, 'user' | 'now' | 'services'>) =>
  (query: Contract.Filters) => {
    const unanswered = sql<boolean>`guard_evaluation.reply_due is not null and guard_evaluation.reply_time is null`
    const today = localDay(now, services.database.timezone)
    return allOf([
      ...conditionsIn(noun, query),
      ...when(query.period_key, sql`guard_evaluation.period_key = ${query.period_key}`),
      ...when(query.staff_id, sql`guard_evaluation.staff_id = ${query.staff_id}`),
      ...when(
        query.mine,
        sql`guard_evaluation.status in (${sql.lit(submitted)}, ${sql.lit(replied)}) and guard_evaluation.staff_id
          = any(array(select id from escort_staff where user_id = ${user.userId}))`,
      ),
      ...when(query.unanswered, unanswered),
      ...when(query.overdue, sql`${unanswered} and guard_evaluation.reply_due < ${today}`),
    ])
  }

/** The accounts of guards: staff id → user id. */
export async function accountsOf(ctx: Pick<Ctx, 'db'>, staffIds: readonly number[]): Promise<Map<number, number>> {
  if (staffIds.length === 0) return new Map()
  const rows = await everything(ctx.db)
    .selectFrom('escort_staff')
    .innerJoin('sys_user', 'sys_user.id', 'escort_staff.user_id')
    .select(['escort_staff.id', 'sys_user.id as user_id'])
    .where('escort_staff.id', 'in', [...new Set(staffIds)])
    .where('sys_user.status', '=', 1)
    .execute()
  return new Map(rows.map(({ id, user_id }) => [id, user_id]))
}

/** The guard acknowledges with their own account; whoever submits lends the device to one who has none. */
export const mayAck = ({ user }: Pick<Ctx, 'user'>, account: number | undefined): boolean =>
  account === undefined ? can(user, noun.permission, 'submit') : account === user.userId

/** Rows of the list as the caller sees them. */
export async function rowsOf(ctx: Pick<Ctx, 'user' | 'db'>, rows: readonly GuardEvaluation[]) {
  const accounts = await accountsOf(
    ctx,
    rows.map(({ staff_id }) => staff_id),
  )
  return rows.map((row) => ({
    ...row,
    allowed: allowedMoves(noun, row, ctx.user).filter(
      (move) => move !== 'acknowledge' || mayAck(ctx, accounts.get(row.staff_id)),
    ),
    has_account: accounts.has(row.staff_id),
  }))
}

/** Records with their items, and whether the signed content is unchanged. */
export async function detailsOf(ctx: Ctx, rows: readonly GuardEvaluation[]): Promise<Detail[]> {
  return (await rowsOf(ctx, rows)).map((row) => ({
    ...row,
    items: row.items as Detail['items'],
    evaluator_sign: row.evaluator_sign as Detail['evaluator_sign'],
    staff_sign: row.staff_sign as Detail['staff_sign'],
    signature_intact: isIntact(noun, row, ctx.services.database.timezone),
  }))
}
