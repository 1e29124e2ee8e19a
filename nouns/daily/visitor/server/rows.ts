import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { conditionsIn, stillOpen } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { readableRequests } from '../../../approvals/server/public.ts'
import { editWindow } from '../../server/editWindow.ts'
import type * as OutInside from '../contract.ts'
import { visitor } from '../noun.ts'
import type { Entry } from './rules.ts'

const { inside } = visitor.states.codes

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf =
  ({ now }: Pick<Ctx, 'now'>) =>
  (query: OutInside.Filters) =>
    allOf([
      ...conditionsIn(visitor, query),
      ...when(query.area, sql`${query.area} = any(out_inside.areas)`),
      ...when(query.overdue, sql`${stillOpen(visitor)} and out_inside.leave_due < ${now}`),
      ...when(query.backfill, sql`out_inside.is_backfill`),
    ])

/** A row of the list as the caller sees it. */
export async function rowOf(ctx: Ctx) {
  const { isOpen } = await editWindow(ctx)
  const present = localTime(ctx.now, ctx.services.database.timezone)
  return (row: Entry): Row<typeof OutInside.GetPageList> => ({
    ...row,
    overdue: row.status === inside && row.leave_due < present,
    allowed: allowedMoves(visitor, row, ctx.user, isOpen(row.create_time)),
  })
}

/** Rows as details, and whether the signed content is unchanged. */
export async function detailsOf(ctx: Ctx, rows: readonly Entry[]): Promise<Row<typeof OutInside.Get>[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const later = ctx.scoped.rows('out_inside').select(['id', 'replaces_id']).where('replaces_id', 'in', ids)
  const [corrections, listed, readable] = await Promise.all([later.execute(), rowOf(ctx), readableRequests(ctx, rows)])
  const correctedBy = new Map(corrections.map(({ id, replaces_id }) => [replaces_id, id]))
  return rows.map((row) => ({
    ...row,
    ...listed(row),
    fellow_list: row.fellow_list as { name: string; cert_mask: string }[],
    replaced_by_id: correctedBy.get(row.id) ?? null,
    oa_examine_readable: row.oa_examine_id !== null && readable.has(row.oa_examine_id),
    signature_intact: isIntact(visitor, row, ctx.services.database.timezone),
    revealable: row.purge_time === null,
  }))
}
