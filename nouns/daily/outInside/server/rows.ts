import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import { allOf, among, inUnit, matching, onDaysOrOpen } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { readableRequests } from '../../../approvals/server/public.ts'
import { editWindow } from '../../server/editWindow.ts'
import type * as OutInside from '../contract.ts'
import { signedHash } from './content.ts'
import { type Entry, movesOf, status } from './rules.ts'

/** Filters that ask for nothing. */
export const unfiltered = { keywords: '', include_child: 1 } as const

/** Still inside. */
const stillOpen = sql<boolean>`out_inside.status = 1`

/** The conditions of the list, the print, the export and the counters. */
export function conditionsOf({ now }: Pick<Ctx, 'now'>, query: OutInside.Filters) {
  return allOf([
    ...inUnit('out_inside.dept_id', query),
    ...onDaysOrOpen('out_inside.in_time', query, stillOpen),
    ...matching('out_inside.search_text', query.keywords),
    ...among('out_inside.person_type', query.person_type),
    ...among('out_inside.status', query.status),
    ...(query.area === undefined ? [] : [sql<boolean>`${query.area} = any(out_inside.areas)`]),
    ...(query.overdue
      ? [sql<boolean>`out_inside.status = ${sql.lit(status.inside)} and out_inside.leave_due < ${now}`]
      : []),
    ...(query.backfill ? [sql<boolean>`out_inside.is_backfill`] : []),
  ])
}

/** A row of the list as the caller sees it. */
export async function rowOf(ctx: Ctx) {
  const { user, now, services } = ctx
  const { isOpen } = await editWindow(ctx)
  const present = localTime(now, services.database.timezone)
  return (row: Entry): Row<typeof OutInside.GetPageList> => ({
    ...row,
    overdue: row.status === status.inside && row.leave_due < present,
    allowed: movesOf(row, user, isOpen(row.create_time)),
  })
}

/** Rows with what their detail shows, and whether they still say what was signed. */
export async function detailsOf(ctx: Ctx, rows: readonly Entry[]): Promise<Row<typeof OutInside.Get>[]> {
  if (rows.length === 0) return []
  const later = await ctx.scoped
    .rows('out_inside')
    .select(['id', 'replaces_id'])
    .where(
      'replaces_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const corrected = new Map(later.map(({ id, replaces_id }) => [replaces_id, id]))
  const [listed, readable] = await Promise.all([rowOf(ctx), readableRequests(ctx, rows)])
  return rows.map((row) => ({
    ...row,
    ...listed(row),
    fellow_list: row.fellow_list as { name: string; cert_mask: string }[],
    replaced_by_id: corrected.get(row.id) ?? null,
    oa_examine_readable: row.oa_examine_id !== null && readable.has(row.oa_examine_id),
    signature_intact: signedHash(row, ctx.services.database.timezone) === row.sign_hash,
    revealable: row.purge_time === null,
  }))
}
