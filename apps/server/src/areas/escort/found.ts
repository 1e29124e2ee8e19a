import { type Ctx, can } from '../../core/context.ts'
import { allOf, matching } from '../../registers/filters.ts'

const MOST = 5

/** Companies, vehicles and people that a word names, for the search of the whole console. */
export async function foundEscorts(ctx: Ctx, keywords: string) {
  const found = await Promise.all([companies(ctx, keywords), cars(ctx, keywords), people(ctx, keywords)])
  return found.flat()
}

async function companies({ user, scoped }: Ctx, keywords: string) {
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

async function cars({ user, scoped }: Ctx, keywords: string) {
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

async function people({ user, scoped }: Ctx, keywords: string) {
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
