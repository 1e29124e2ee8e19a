import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { banner } from '../noun.ts'

/** Whether a banner is shown on a day. */
export const isShownOn = (day: string): RawBuilder<boolean> =>
  sql`(banner.status = 1 and banner.begin_date <= ${day}::date and banner.end_date >= ${day}::date)`

/** The conditions of the list. */
export const conditionsOf =
  (ctx: Pick<Ctx, 'now' | 'services'>) =>
  (query: Contract.BannerFilters): RawBuilder<boolean> =>
    allOf([...conditionsIn(banner, query), ...when(query.current, isShownOn(todayOf(ctx)))])

/** Banners in the caller's scope with the names of the units that they are for. */
export const selectBanners = (ctx: Ctx) =>
  ctx.scoped
    .rows('banner')
    .selectAll('banner')
    .select([
      sql<string[]>`array(select unit.dept_name from dept unit where unit.id = any(banner.visible_dept_ids)
        order by unit.path)`.as('visible_names'),
      isShownOn(todayOf(ctx)).as('current'),
    ])

type Selected = Awaited<ReturnType<ReturnType<typeof selectBanners>['executeTakeFirstOrThrow']>>

/** A banner as its managers see it. */
export const rowOf =
  (ctx: Ctx) =>
  (row: Selected): Row<typeof Contract.Get> => ({
    ...row,
    image: fileUrl(row.image_file_id),
    moves: allowedMoves(banner, row, ctx.user),
  })
