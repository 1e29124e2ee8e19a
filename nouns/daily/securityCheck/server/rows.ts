import type { Row } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import { codesOf } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allOf, among, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { result } from '../../../rectify/answer/rules.ts'
import { CLOCK } from '../../../rectify/checkItem/rules.ts'
import { isSettled, isUntouched, rectificationsOf, resultsOf } from '../../../rectify/server/public.ts'
import { editWindow } from '../../server/editWindow.ts'
import type * as SecurityCheck from '../contract.ts'
import { securityCheck } from '../noun.ts'
import { answers, awaitsSecond, type Check, movesOf, status } from './rules.ts'

/** Condition: not completely signed, or abnormal and not confirmed. */
const stillOpen = sql<boolean>`(security_check.status = ${sql.lit(status.draft)}
  or security_check.status = ${sql.lit(status.submitted)} and security_check.abnormal_count > 0)`

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  (query: SecurityCheck.Filters) =>
    allOf([
      ...conditionsIn(securityCheck, query, stillOpen),
      ...when(query.overall_result, sql`security_check.overall_result = ${query.overall_result}`),
      ...when(query.is_overdue, sql`security_check.is_overdue`),
      ...when(query.backfill, sql`security_check.is_backfill`),
      ...when(
        query.user_id,
        sql`${query.user_id} in (security_check.checker_user_id, security_check.second_checker_user_id)`,
      ),
      ...when(
        query.mine,
        sql`security_check.status = ${sql.lit(status.draft)} and security_check.checker_sign is not null
          and security_check.second_checker_user_id = ${user.userId}`,
      ),
      // A check is confirmed by somebody other than its checkers.
      ...when(
        query.unconfirmed,
        sql`security_check.status = ${sql.lit(status.submitted)} and security_check.abnormal_count > 0
          and ${user.userId} is distinct from security_check.checker_user_id
          and ${user.userId} is distinct from security_check.second_checker_user_id`,
      ),
      ...when(
        query.abnormal_item_id,
        sql`exists (select from security_result r where r.check_id = security_check.id
          and r.item_id = ${query.abnormal_item_id} and r.result = ${sql.lit(result.abnormal)})`,
      ),
      ...(query.filed
        ? among('security_check.status', codesOf(securityCheck, ['submitted', 'rectifying', 'done']))
        : []),
    ])

/** The values of a check's numbered items, as in the list and the export: `S107 92天`. */
export const itemValues = sql<string | null>`(select string_agg(r.item_code || ' ' || case when r.value_unit = ${CLOCK}
    then to_char(make_interval(mins => r.value_num::int), 'HH24:MI')
    else trim_scale(r.value_num)::text || coalesce(r.value_unit, '') end, '；' order by r.sort)
  from security_result r where r.check_id = security_check.id and r.value_num is not null)`.as('item_values')

/** Rows of the list as output for the caller. A check with rectifications in progress cannot be taken back. */
export async function rowsOf(
  ctx: Pick<Ctx, 'db' | 'user' | 'services' | 'now' | 'lang'>,
  rows: readonly (Check & { item_values?: string | null })[],
): Promise<Row<typeof SecurityCheck.GetPageList>[]> {
  const { isOpen } = await editWindow(ctx)
  const mending = await mendingOf(
    ctx.db,
    rows.flatMap(({ id, status: now }) => (now === status.rectifying ? [id] : [])),
  )
  const why = message(ctx.lang, 'securityCheck.refused.underWay')
  return rows.map((row) => {
    const moves = movesOf(row, ctx.user, isOpen(row.received_at))
    const isBarred = moves.includes('revoke') && mending.has(row.id)
    return {
      ...row,
      item_values: row.item_values ?? null,
      awaits_second: awaitsSecond(row),
      allowed: isBarred ? moves.filter((move) => move !== 'revoke') : moves,
      barred: isBarred ? [{ move: 'revoke', why }] : [],
    }
  })
}

/** The given checks that have rectifications in progress. */
export async function mendingOf(db: Ctx['db'], ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const own = await db
    .selectFrom('security_result')
    .select(['check_id', 'rectify_id'])
    .where('check_id', 'in', ids)
    .where('rectify_id', 'is not', null)
    .execute()
  const rectificationsById = await rectificationsOf(
    db,
    own.flatMap(({ rectify_id }) => rectify_id ?? []),
  )
  const underWay = ({ rectify_id }: { rectify_id: number | null }) => {
    const state = rectificationsById.get(rectify_id ?? 0)?.status
    return state !== undefined && !isUntouched(state) && !isSettled(state)
  }
  return new Set(own.filter(underWay).map(({ check_id }) => check_id))
}

/** Rows with their results and signatures, and whether the signed content is unchanged. */
export async function detailsOf(ctx: Ctx, rows: readonly Check[]): Promise<Row<typeof SecurityCheck.Get>[]> {
  if (rows.length === 0) return []
  const results = await resultsOf(
    ctx.db,
    answers,
    rows.map(({ id }) => id),
  )
  const rectifications = await rectificationsOf(
    ctx.db,
    results.flatMap(({ rectify_id }) => (rectify_id === null ? [] : [rectify_id])),
  )
  const byCheck = Map.groupBy(results, ({ check_id }) => check_id)
  const listed = await rowsOf(ctx, rows)
  return rows.map((row, at) => {
    const own = byCheck.get(row.id) ?? []
    return {
      ...row,
      ...(listed[at] as (typeof listed)[number]),
      opens: null,
      signature_intact: isIntact(securityCheck, { ...row, results: own }, ctx.services.database.timezone),
      results: own.map((item) => {
        const mended = item.rectify_id === null ? undefined : rectifications.get(item.rectify_id)
        return { ...item, rectify_no: mended?.bill_no ?? null, rectify_status: mended?.status ?? null }
      }),
    }
  })
}
