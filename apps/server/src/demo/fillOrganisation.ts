import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Calendar } from './calendar.ts'
import { insertRows } from './insertRows.ts'
import { makePeople } from './people.ts'
import { makeUnits } from './units.ts'

/** Units and accounts. Heads of units refer to accounts and those to units, so heads come last. */
export async function fillOrganisation(tx: Kysely<DB>, days: Calendar, hash: string) {
  const units = makeUnits(days)
  const { people, rows, teams } = makePeople(units, days, hash)
  await insertRows(
    tx,
    'dept',
    units.map((unit) => ({ ...unit, leader_user_id: null, safety_user_id: null })),
  )
  await insertRows(tx, 'sys_user', rows)
  const heads = units.map(({ id, leader_user_id, safety_user_id }) => ({ id, leader_user_id, safety_user_id }))
  await updateHeads(tx, heads)
  const roles = new Map(
    (await tx.selectFrom('role').select(['id', 'role_code']).execute()).map(({ id, role_code }) => [role_code, id]),
  )
  const held = people.flatMap(({ id, role }) => (role ? [{ user_id: id, role_id: roles.get(role) }] : []))
  await insertRows(tx, 'user_role', held)
  return { units, people, teams }
}

async function updateHeads(tx: Kysely<DB>, heads: readonly object[]): Promise<void> {
  await sql`
    update dept set leader_user_id = head.leader_user_id, safety_user_id = head.safety_user_id
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head(id bigint, leader_user_id bigint, safety_user_id bigint)
    where dept.id = head.id`.execute(tx)
}
