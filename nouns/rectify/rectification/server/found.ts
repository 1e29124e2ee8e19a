import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** Rectifications that a word names, for the search of the whole console. */
export async function foundRectifications({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'rectify', 'query')) return []
  const rows = await scoped
    .rows('rectification')
    .select(['bill_no', 'dept_name', 'problem_desc'])
    .where(allOf(matching('rectification.search_text', keywords)))
    .orderBy('create_time', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ bill_no, dept_name, problem_desc }) => ({
    kind: 'rectification' as const,
    title: bill_no,
    note: `${dept_name} ${problem_desc}`,
    link: `/form/daily/taskdaily/RectifyList?keywords=${bill_no}`,
  }))
}
