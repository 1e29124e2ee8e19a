import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { result } from '../../../rectify/answer/rules.ts'
import { rectificationsOf, resultsOf } from '../../../rectify/server/public.ts'
import type { report } from '../fields.ts'
import {
  answers,
  awaits,
  awaitsInspectors,
  inspectorsOf,
  isInspector,
  type Report,
  type Scene,
  status,
} from './scene.ts'

type Move = keyof typeof report.moves

export type Asked = { period_key?: string; abnormal_item_id?: number; mine?: true; unconfirmed?: true }

/** The conditions of the list, the print, the export and the counters of a scene. */
export const conditionsOf =
  ({ noun }: Scene) =>
  ({ user }: Pick<Ctx, 'user'>) =>
  (query: object): RawBuilder<boolean> => {
    const { period_key, abnormal_item_id, mine, unconfirmed } = query as Asked
    const of = (column: string) => sql.ref(`${noun.table}.${column}`)
    const names = (line: object) => sql<boolean>`${of('inspectors')} @> ${JSON.stringify([line])}::jsonb`
    const isMine = names({ user_id: user.userId, sign: null })
    return allOf([
      ...conditionsIn(noun, query),
      ...when(period_key, sql`${of('period_key')} = ${period_key}`),
      ...when(
        abnormal_item_id,
        sql`exists (select from check_report_item r where r.check_id = ${of('id')}
          and r.item_id = ${abnormal_item_id} and r.result = ${sql.lit(result.abnormal)})`,
      ),
      // Signed by its author and not by the caller, or objected to and to be checked again by its author.
      ...when(
        mine,
        sql`${of('status')} in (${sql.lit(status.draft)}, ${sql.lit(status.objected)})
          and (${isMine} and ${of('inspectors')}->0->>'sign' is not null
            or ${of('status')} = ${sql.lit(status.objected)} and ${of('create_user_id')} = ${user.userId})`,
      ),
      ...when(
        unconfirmed,
        sql`${of('status')} = ${sql.lit(status.waiting)} and not ${names({ user_id: user.userId })}`,
      ),
    ])
  }

/** What a caller may do with a report: inspectors sign once, and confirm nothing; an objection is made once. */
function movesFor({ noun }: Scene, row: Report, user: Ctx['user']): Move[] {
  const without = new Set<MoveName<typeof noun>>()
  if (!awaits(row, user.userId)) without.add('sign')
  if (isInspector(row, user.userId)) without.add('confirm').add('object')
  if (row.objection !== null) without.add('object')
  if (awaitsInspectors(row)) without.add('takeOver').add('delete')
  return allowedMoves(noun, row, user).filter((move) => !without.has(move))
}

/** Rows of the list as the caller sees them. */
export const rowsOf = (scene: Scene) => (ctx: Pick<Ctx, 'user'>, rows: readonly Report[]) =>
  rows.map((row) => ({
    ...row,
    awaits_inspectors: awaitsInspectors(row),
    allowed: movesFor(scene, row, ctx.user),
  }))

/** Records with their answers, and whether the signed content is unchanged. */
export const detailsOf = (scene: Scene) => async (ctx: Ctx, rows: readonly Report[]) => {
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
  const byReport = Map.groupBy(results, ({ check_id }) => check_id)
  return rowsOf(scene)(ctx, rows).map((row) => {
    const own = byReport.get(row.id) ?? []
    return {
      ...row,
      inspectors: inspectorsOf(row),
      signature_intact: isIntact(scene.noun, { ...row, results: own }, ctx.services.database.timezone),
      results: own.map((item) => {
        const mended = item.rectify_id === null ? undefined : rectifications.get(item.rectify_id)
        return { ...item, rectify_no: mended?.bill_no ?? null, rectify_status: mended?.status ?? null }
      }),
    }
  })
}
