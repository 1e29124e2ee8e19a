import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import type { Route } from '../../route/demo/layRoutes.ts'
import { crewRole } from '../noun.ts'

type Person = { id: number; name: string; staff_no: string; duty_type: number; is_leader: boolean; paths: string[] }
export type Team = { car_id: number; leader_id: number; driver: Person; guards: Person[]; cashier: Person }
export type Carrier = {
  id: number
  people: Person[]
  cars: number[]
  paths: string[]
  admin: { id: number; name: string } | null
}

/** The company that carries boxes, with its people and vehicles that may ride on all of some days. */
export async function carrierOf(tx: Kysely<DB>, first: string, last: string): Promise<Carrier | null> {
  const { rows: companies } = await sql<{ id: number; paths: string[] }>`
    select company.id, (select array_agg(served.path::text) from escort_company_dept link
      join dept served on served.id = link.dept_id where link.escort_company_id = company.id) as paths
    from escort_company company where company.status = 1 and 1 = any(company.service_types)
    order by (select count(*) from escort_staff staff where staff.escort_company_id = company.id) desc, company.id limit 1`.execute(
    tx,
  )
  const [company] = companies
  if (!company) return null
  const { rows: people } = await sql<Person>`
    select staff.id, staff.name, staff.staff_no, staff.duty_type, staff.is_leader,
      (select array_agg(own.path::text) from escort_staff_dept link join dept own on own.id = link.dept_id
        where link.staff_id = staff.id) as paths
    from escort_staff staff
    where staff.escort_company_id = ${company.id} and staff.status = 1 and staff.duty_type in (1, 2, 3)
      and staff.cert_end >= ${last}::date and staff.pass_begin <= ${last}::date and staff.bg_check_result = 1
      and staff.entry_date <= ${first}::date
      and exists (select from escort_staff_dept link where link.staff_id = staff.id)
    order by staff.is_leader desc, staff.id`.execute(tx)
  const { rows: cars } = await sql<{ id: number }>`
    select id from escort_car car where escort_company_id = ${company.id} and status = 1 and cert_end >= ${last}::date
    order by (car_type in (1, 4)) desc, id`.execute(tx)
  const { rows: admins } = await sql<{ id: number; name: string }>`
    select person.id, person.real_name as name from sys_user person join user_role held on held.user_id = person.id
    join role on role.id = held.role_id and role.role_code = 'escort_admin'
    where person.user_type = 2 and person.party_id = ${company.id} order by person.id limit 1`.execute(tx)
  return {
    id: company.id,
    people,
    cars: cars.map(({ id }) => id),
    paths: company.paths ?? [],
    admin: admins[0] ?? null,
  }
}

const GUARDS = 2
/** Whether a person works at every stop of a route. */
export const rides = ({ paths }: Person, route: Route): boolean =>
  route.paths.every((path) => paths.some((ancestor) => path === ancestor || path.startsWith(`${ancestor}.`)))

/** A team for each route while there are people and vehicles, each person in one of them; the rest are substitutes. */
export function teamsFor(carrier: Carrier, routes: readonly Route[]): { teams: (Team | undefined)[]; spare: Person[] } {
  const free = new Set(carrier.people)
  const cars = [...carrier.cars]
  const teams = routes.map((route): Team | undefined => {
    const eligible = [...free].filter((person) => rides(person, route))
    const ofDuty = (duty: number) => eligible.filter(({ duty_type }) => duty_type === duty)
    const [leader] = ofDuty(crewRole.guard).filter(({ is_leader }) => is_leader)
    const guardsLeft = ofDuty(crewRole.guard).filter((person) => person !== leader)
    const followers = [
      ...guardsLeft.filter((guard) => !guard.is_leader),
      ...guardsLeft.filter((guard) => guard.is_leader),
    ]
    const guards = [leader, ...followers].slice(0, GUARDS)
    const [driver] = ofDuty(crewRole.driver)
    const [cashier] = ofDuty(crewRole.cashier)
    const car_id = cars[0]
    if (!leader || guards.length < GUARDS || !driver || !cashier || car_id === undefined) return undefined
    cars.shift()
    const riding = guards.filter((person) => person !== undefined)
    for (const person of [...riding, driver, cashier]) free.delete(person)
    return { car_id, leader_id: leader.id, driver, guards: riding, cashier }
  })
  return { teams, spare: [...free] }
}
