import type { Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { linkType, MOST_SHOWN, pathOfPage, position } from '../rules.ts'
import { openTo } from './pages.ts'
import { isShownOn } from './rows.ts'

const POSITIONS = 3

/** Whether a banner is for somebody: the whole bank, their unit, or one above it. On `banner`. */
export const isFor = ({ deptId }: Pick<Principal, 'deptId'>): RawBuilder<boolean> =>
  sql`(banner.visible_dept_ids = '{}' or banner.visible_dept_ids && string_to_array(
    (select unit.path::text from dept unit where unit.id = ${deptId}), '.')::bigint[])`

/** What is shown to the caller on a day, wherever it was published. */
const shownTo = ({ db, user }: Pick<Ctx, 'db' | 'user'>, day: string) =>
  everything(db).selectFrom('banner').where('position', '<>', position.signIn).where(isShownOn(day)).where(isFor(user))

export async function getShownList(ctx: Ctx): Promise<Result<typeof Contract.GetShownList>> {
  const rows = await shownTo(ctx, todayOf(ctx))
    .select(['id', 'position', 'title', 'alt', 'image_file_id', 'link_type', 'link'])
    .orderBy('position')
    .orderBy('sort')
    .orderBy('id')
    .limit(POSITIONS * MOST_SHOWN)
    .execute()
  const leadsIn = rows.some(({ link_type }) => link_type === linkType.page)
  const mayOpen = leadsIn ? await openTo(ctx, ctx.user) : () => false
  const offers = ({ link_type, link }: (typeof rows)[0]) =>
    link_type !== linkType.page || mayOpen(pathOfPage(link ?? '') ?? '')
  return {
    interval_ms: await ctx.services.settings.get('banner.interval_ms'),
    rows: rows.flatMap((row) => {
      const { image_file_id, ...seen } = row
      const isOffered = offers(row)
      if (!isOffered && row.position === position.entry) return []
      return [{ ...seen, image: fileUrl(image_file_id), ...(!isOffered && { link_type: linkType.none, link: null }) }]
    }) as Result<typeof Contract.GetShownList>['rows'],
  }
}

/** The banner that the caller follows; undefined where it is not shown to them. */
export const findShown = (ctx: Ctx, id: number) =>
  shownTo(ctx, todayOf(ctx)).select('id').where('id', '=', id).executeTakeFirst()
