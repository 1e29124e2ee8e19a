import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay, localTime } from '@shouya/server/core/time/local.ts'
import { allOf, among, inUnit, matching, onDaysOrOpen } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { readableRequests } from '../../../approvals/server/public.ts'
import type * as VideoAccess from '../contract.ts'
import { signedHash } from './content.ts'
import { expireTime } from './expire.ts'
import { type Access, movesOf, status } from './rules.ts'
import { mayBeOverwritten, storageDays } from './storageDays.ts'

/** Filters that ask for nothing. */
export const unfiltered = { keywords: '', include_child: 1 } as const

/** Still to be asked for, carried out, countersigned or brought back. */
const stillOpen = sql<boolean>`video_access.status in (1, 2, 3, 6)`

/** The conditions of the list, the print, the export and the counters. */
export function conditionsOf({ user, now, services }: Ctx, query: VideoAccess.Filters) {
  const today = localDay(now, services.database.timezone)
  return allOf([
    ...inUnit('video_access.dept_id', query),
    ...onDaysOrOpen('video_access.biz_date', query, stillOpen),
    ...matching('video_access.search_text', query.keywords),
    ...among('video_access.applicant_type', query.applicant_type),
    ...among('video_access.access_mode', query.access_mode),
    ...among('video_access.status', query.status),
    ...(query.mine
      ? [
          sql<boolean>`video_access.status = ${sql.lit(status.accessed)}
            and video_access.supervisor_user_id = ${user.userId}`,
        ]
      : []),
    ...(query.overdue
      ? [sql<boolean>`video_access.status = ${sql.lit(status.toReturn)} and video_access.return_due < ${today}::date`]
      : []),
  ])
}

/** A row of the list as the caller sees it. */
export function rowOf({ user, now, services }: Ctx) {
  const { timezone } = services.database
  const today = localDay(now, timezone)
  return (row: Access): Row<typeof VideoAccess.GetPageList> => ({
    ...row,
    overdue: row.status === status.toReturn && row.return_due !== null && row.return_due < today,
    expire_time: row.status === status.open ? localTime(expireTime(row, timezone), timezone) : null,
    allowed: movesOf(row, user),
  })
}

/** Rows with what their detail shows, and whether they still say what was signed. */
export async function detailsOf(ctx: Ctx, rows: readonly Access[]): Promise<Row<typeof VideoAccess.Get>[]> {
  const { database } = ctx.services
  const [days, readable] = await Promise.all([storageDays(ctx.services), readableRequests(ctx, rows)])
  const listed = rowOf(ctx)
  return rows.map((row) => ({
    ...row,
    ...listed(row),
    maybe_overwritten: mayBeOverwritten(row, days),
    oa_examine_readable: row.oa_examine_id !== null && readable.has(row.oa_examine_id),
    signature_intact: row.sign_hash === null ? null : signedHash(row, database.timezone) === row.sign_hash,
  }))
}
