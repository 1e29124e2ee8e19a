import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** People that a word names, for the search of the whole console. */
export async function foundStaff({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'escort_staff', 'query')) return []
  const rows = await scoped
    .rows('escort_staff')
    .innerJoin('escort_company as company', 'company.id', 'escort_staff.escort_company_id')
    .select(['escort_staff.id', 'name', 'staff_no', 'company_name'])
    .where(allOf(matching('escort_staff.search_text', keywords)))
    .orderBy('escort_staff.status')
    .orderBy('escort_staff.id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, name, staff_no, company_name }) => ({
    kind: 'staff' as const,
    title: `${name} ${staff_no}`,
    note: company_name,
    link: `/exception/escort/StaffList/?id=${id}`,
  }))
}
