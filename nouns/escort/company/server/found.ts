import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** Companies that a word names, for the search of the whole console. */
export async function foundCompanies({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'escort_company', 'query')) return []
  const rows = await scoped
    .rows('escort_company')
    .select(['id', 'company_code', 'company_name', 'leader_name'])
    .where(allOf(matching('escort_company.search_text', keywords)))
    .orderBy('status')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, company_code, company_name, leader_name }) => ({
    kind: 'company' as const,
    title: `${company_name} ${company_code}`,
    note: leader_name,
    link: `/exception/escort/List?id=${id}`,
  }))
}
