import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { conditionsIn, stillOpen } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allOf, among, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as FaultRepair from '../contract.ts'
import { faultRepair, outOfOrder } from '../noun.ts'
import { type Fault, movesOf } from './rules.ts'

const MINUTE = 60_000

/** Reported to the branch, and still out of order. */
const isEscalated = sql`fault_repair.escalated_at is not null and ${allOf(among('fault_repair.status', outOfOrder))}`

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf = () => (query: FaultRepair.Filters) =>
  allOf([
    ...conditionsIn(faultRepair, query),
    ...when(query.open, stillOpen(faultRepair)),
    ...when(query.escalated, isEscalated),
    ...when(query.backfill, sql`fault_repair.is_backfill`),
  ])

/** Minutes until the device worked again, or until now. */
export function downMinutes(
  { fault_time, recover_time }: Fault,
  { now, services }: Pick<Ctx, 'now' | 'services'>,
): number {
  const { timezone } = services.database
  const end = recover_time === null ? now : instant(recover_time, timezone)
  return Math.max(0, Math.floor((end.getTime() - instant(fault_time, timezone).getTime()) / MINUTE))
}

/** A row of the list as the caller sees it. */
export const rowOf =
  (ctx: Pick<Ctx, 'user' | 'now' | 'services'>) =>
  (row: Fault): Row<typeof FaultRepair.GetPageList> => ({
    ...row,
    down_minutes: downMinutes(row, ctx),
    escalated: row.escalated_at !== null && outOfOrder.includes(row.status),
    allowed: movesOf(row, ctx.user),
  })

/** All fields of a row, and whether the signed content is unchanged. */
export const detailOf =
  (ctx: Pick<Ctx, 'user' | 'now' | 'services'>) =>
  (row: Fault): Row<typeof FaultRepair.Get> => ({
    ...row,
    ...rowOf(ctx)(row),
    recover_sign: row.recover_sign as Row<typeof FaultRepair.Get>['recover_sign'],
    signature_intact: isIntact(faultRepair, row, ctx.services.database.timezone),
  })
