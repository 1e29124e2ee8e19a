import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** Vehicles that a word names, for the search of the whole console. */
export async function foundCars({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'escort_car', 'query')) return []
  const rows = await scoped
    .rows('escort_car')
    .innerJoin('escort_company as company', 'company.id', 'escort_car.escort_company_id')
    .select(['escort_car.id', 'plate_no', 'car_seq', 'company_name'])
    .where(allOf(matching('escort_car.search_text', keywords)))
    .orderBy('escort_car.status')
    .orderBy('escort_car.id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, plate_no, car_seq, company_name }) => ({
    kind: 'car' as const,
    title: `${plate_no} ${car_seq}`,
    note: company_name,
    link: `/exception/escort/CarList/?id=${id}`,
  }))
}
