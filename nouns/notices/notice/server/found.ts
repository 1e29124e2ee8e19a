import { type Ctx, can } from '@shouya/server/core/context.ts'
import { conditionsOf, noticesOf, unfiltered } from './rows.ts'

const MOST = 5

/** Received notices that a word names, for the search of the whole console. */
export async function foundNotices(ctx: Ctx, keywords: string) {
  if (!can(ctx.user, 'dash_notice', 'query')) return []
  const rows = await noticesOf(ctx)
    .where(conditionsOf(ctx, { ...unfiltered, keywords }))
    .select(['notice.id', 'notice.title', 'notice.dept_name', 'notice.publish_time'])
    .orderBy('notice.publish_time', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, title, dept_name, publish_time }) => ({
    kind: 'notice' as const,
    title,
    note: `${dept_name} ${publish_time?.slice(0, 10) ?? ''}`,
    link: `/dashboard/notice?type=1&id=${id}`,
  }))
}
