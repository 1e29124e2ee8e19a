import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Calendar } from './calendar.ts'
import { insertRows } from './insertRows.ts'
import { makePeople } from './people.ts'
import { signIns } from './signIns.ts'
import { makeUnits } from './units.ts'

/** Units, accounts and their roles. */
export async function fillOrganisation(tx: Kysely<DB>, days: Calendar, hash: string) {
  const units = makeUnits(days)
  const { people, rows, teams } = makePeople(units, days, hash)
  const visits = signIns(people, days)
  const last = new Map(visits.map(({ person, at }) => [person.id, new Date(at).toISOString()]))
  await insertRows(tx, 'dept', units)
  const accounts = rows.map((row, index) => {
    const last_login_time = last.get(row.id) ?? null
    return { ...row, last_login_time, last_login_ip: last_login_time && people[index]?.ip }
  })
  await insertRows(tx, 'sys_user', accounts)
  const roles = await tx.selectFrom('role').select(['id', 'role_code']).execute()
  const idOf = new Map(roles.map(({ id, role_code }) => [role_code, id]))
  const userRoles = people.flatMap(({ id, role }) => (role ? [{ user_id: id, role_id: idOf.get(role) }] : []))
  await insertRows(tx, 'user_role', userRoles)
  return { units, people, teams, visits }
}
