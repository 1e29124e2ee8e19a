import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { drillRecord } from '../noun.ts'
import { quartersOf } from '../rules.ts'
import { type DrillRecord, obstacle, status } from './rules.ts'

type Detail = Row<typeof Contract.Get>

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf = () => (query: Contract.Filters) =>
  allOf([
    ...conditionsIn(drillRecord, query),
    ...(query.period_key === undefined
      ? []
      : [sql<boolean>`drill_record.period_key = any(${quartersOf(query.period_key)}::text[])`]),
    ...when(
      query.redrill,
      sql`drill_record.redrill_of is not null
        and drill_record.status in (${sql.lit(status.planned)}, ${sql.lit(status.carriedOut)}, ${sql.lit(status.awaiting)})`,
    ),
    ...when(
      query.unsigned,
      sql`drill_record.status = ${sql.lit(status.evaluated)} and drill_record.leader_sign is null`,
    ),
  ])

/** Rows of the list as the caller sees them. */
export const rowsOf = ({ user }: Pick<Ctx, 'user'>, rows: readonly DrillRecord[]): Row<typeof Contract.GetPageList>[] =>
  rows.map((row) => ({
    ...row,
    allowed: allowedMoves(drillRecord, row, user).filter((move) => obstacle(move, row, user) === undefined),
  }))

/** Records with who took part and what happened, whether the signed content is unchanged, and their repetitions. */
export async function detailsOf(ctx: Ctx, rows: readonly DrillRecord[]): Promise<Detail[]> {
  const ids = rows.map(({ id }) => id)
  const failed = rows.flatMap(({ redrill_of }) => redrill_of ?? [])
  const others = await ctx.scoped
    .rows('drill_record')
    .select(['id', 'bill_no', 'status', 'redrill_of'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', failed.length > 0 ? failed : [0]),
        eb.and([eb('redrill_of', 'in', ids.length > 0 ? ids : [0]), eb('status', '<>', status.cancelled)]),
      ]),
    )
    .execute()
  const { timezone } = ctx.services.database
  return rowsOf(ctx, rows).map((listed, index) => {
    const row = rows[index] as DrillRecord
    const repeats = others.find(({ id }) => id === row.redrill_of)
    const again = others.find(({ redrill_of }) => redrill_of === row.id)
    return {
      ...row,
      ...listed,
      participants: row.participants as Detail['participants'],
      steps: row.steps as Detail['steps'],
      evaluator_sign: row.evaluator_sign as Detail['evaluator_sign'],
      leader_sign: row.leader_sign as Detail['leader_sign'],
      signature_intact: isIntact(drillRecord, row, timezone),
      repeats: repeats ?? null,
      repeated_by: again ?? null,
    }
  })
}
