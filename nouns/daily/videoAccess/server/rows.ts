import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay, localTime } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { readableRequests } from '../../../approvals/server/public.ts'
import type * as VideoAccess from '../contract.ts'
import { videoAccess } from '../noun.ts'
import { mayBeOverwritten, type StorageDays } from '../rules.ts'
import { type Access, expireTime } from './rules.ts'

type Camera = { camera_no: string; name: string; is_key?: boolean }

const { accessed, open, toReturn } = videoAccess.states.codes

/** The conditions of the list, the print, the export and the counters. */
export const conditionsOf =
  ({ user, now, services }: Ctx) =>
  (query: VideoAccess.Filters) => {
    const today = localDay(now, services.database.timezone)
    return allOf([
      ...conditionsIn(videoAccess, query),
      ...when(query.mine, sql`video_access.status = ${accessed} and video_access.supervisor_user_id = ${user.userId}`),
      ...when(query.overdue, sql`video_access.status = ${toReturn} and video_access.return_due < ${today}::date`),
    ])
  }

/** The days for which recordings are stored, by the parameters. */
export const storageDays = async ({ settings }: Pick<Services, 'settings'>): Promise<StorageDays> => ({
  storage_days: await settings.get('video.storage_days_normal'),
  storage_days_key: await settings.get('video.storage_days_key'),
})

/** A row of the list as the caller sees it. */
export function rowOf({ user, now, services }: Ctx) {
  const { timezone } = services.database
  const today = localDay(now, timezone)
  return (row: Access): Row<typeof VideoAccess.GetPageList> => ({
    ...row,
    overdue: row.status === toReturn && row.return_due !== null && row.return_due < today,
    expire_time: row.status === open ? localTime(expireTime(row, timezone), timezone) : null,
    allowed: allowedMoves(videoAccess, row, user),
  })
}

/** Rows as details, and whether the signed content is unchanged. */
export async function detailsOf(ctx: Ctx, rows: readonly Access[]): Promise<Row<typeof VideoAccess.Get>[]> {
  const [days, readable] = await Promise.all([storageDays(ctx.services), readableRequests(ctx, rows)])
  const listed = rowOf(ctx)
  return rows.map((row) => {
    const camera_list = row.camera_list as unknown as Camera[]
    return {
      ...row,
      ...listed(row),
      camera_list,
      maybe_overwritten: mayBeOverwritten({ ...row, camera_list }, row.biz_date, days),
      oa_examine_readable: row.oa_examine_id !== null && readable.has(row.oa_examine_id),
      signature_intact: isIntact(videoAccess, row, ctx.services.database.timezone),
    }
  })
}
