import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { user as account } from '../noun.ts'

const MOST = 5

/** People that a word names, for the search of the whole console. */
export async function foundPeople({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'sys_user', 'query')) return []
  const rows = await scoped
    .rows('sys_user')
    .innerJoin('dept as unit', 'unit.id', 'sys_user.dept_id')
    .select(['username', 'real_name', 'unit.dept_name'])
    .where(allOf(matching('sys_user.search_text', keywords)))
    .where('sys_user.status', '<>', account.states.codes.closed)
    .orderBy('sys_user.id')
    .limit(MOST)
    .execute()
  return rows.map(({ username, real_name, dept_name }) => ({
    kind: 'person' as const,
    title: `${real_name} ${username}`,
    note: dept_name,
    link: `/exception/user?keywords=${encodeURIComponent(username)}`,
  }))
}
