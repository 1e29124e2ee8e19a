import { sql } from 'kysely'
import { hashPassword } from '../core/access/passwords.ts'
import type { Services } from '../core/services.ts'

export const PASSWORD = 'Quiet-Harbour-41'
let shared: Promise<string> | null = null

/** Units by code: a head office, two branches with a security section each, a sub-branch, three outlets. */
const units = [
  { code: 'HQ0000', name: '沧岭银行总行', type: 1, parent: null },
  { code: 'BA0001', name: '松湾分行', type: 2, parent: 'HQ0000' },
  { code: 'BA0002', name: '松湾分行保卫科', type: 5, parent: 'BA0001' },
  { code: 'BA0010', name: '青梧支行', type: 3, parent: 'BA0001' },
  { code: 'BA0011', name: '青梧路营业室', type: 4, parent: 'BA0010' },
  { code: 'BA0012', name: '柳堤路营业室', type: 4, parent: 'BA0010' },
  { code: 'BB0001', name: '东屏分行', type: 2, parent: 'HQ0000' },
  { code: 'BB0011', name: '东屏路营业室', type: 4, parent: 'BB0001' },
] as const

export type UnitCode = (typeof units)[number]['code']

/** The unit of each role; two more people in the first outlet, and a pair in a second outlet out of its scope. */
const people = [
  ['admin', 'HQ0000'],
  ['sys_admin', 'HQ0000'],
  ['hq_security', 'HQ0000'],
  ['branch_security', 'BA0001'],
  ['sub_leader', 'BA0010'],
  ['outlet_leader', 'BA0011'],
  ['outlet_safety', 'BA0011'],
  ['outlet_teller', 'BA0011'],
  ['monitor_center', 'BA0001'],
  ['escort_admin', 'HQ0000'],
  ['escort_staff', 'HQ0000'],
  ['guard', 'BA0011'],
  ['vendor', 'HQ0000'],
  ['auditor', 'HQ0000'],
  ['trade_admin', 'HQ0000'],
  ['finance', 'HQ0000'],
  ['agent_user', 'HQ0000'],
  ['member_service', 'HQ0000'],
  ['teller_two', 'BA0011', 'outlet_teller'],
  ['safety_two', 'BA0011', 'outlet_safety'],
  ['leader_far', 'BB0011', 'outlet_leader'],
  ['safety_far', 'BB0011', 'outlet_safety'],
  ['security_far', 'BB0001', 'branch_security'],
] as const

export type Username = (typeof people)[number][0]

export type World = { unit: Record<UnitCode, number>; user: Record<Username, number> }

/** A small bank: one account per role, named like the role. */
export async function fillWorld({ database: { kysely: db } }: Services): Promise<World> {
  const now = new Date()
  const unit = {} as Record<UnitCode, number>
  const path = new Map<string, string>()
  for (const { code, name, type, parent } of units) {
    const parentPath = parent ? `${path.get(parent)}.` : ''
    const { id } = await db
      .insertInto('dept')
      .values({
        dept_code: code,
        dept_name: name,
        dept_type: type,
        parent_id: parent ? unit[parent] : null,
        path: '0',
        create_time: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    unit[code] = id
    path.set(code, `${parentPath}${id}`)
    await db
      .updateTable('dept')
      .set({ path: sql`${parentPath + id}::ltree` })
      .where('id', '=', id)
      .execute()
  }
  shared ??= hashPassword(PASSWORD)
  const hash = await shared
  const types = new Map(
    (await db.selectFrom('role').select(['role_code', 'user_types']).execute()).map((r) => [r.role_code, r.user_types]),
  )
  const user = {} as Record<Username, number>
  for (const [index, [username, code, role = username]] of people.entries()) {
    const user_type = types.get(role)?.[0] ?? 1
    const { id } = await db
      .insertInto('sys_user')
      .values({
        username,
        password_hash: hash,
        password_time: now,
        must_change_pwd: false,
        real_name: `某${username}`,
        phone: `1390000${String(index).padStart(4, '0')}`,
        dept_id: unit[code],
        user_type,
        party_id: [2, 3, 4, 6].includes(user_type) ? 1 : null,
        create_time: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    user[username] = id
    await db
      .insertInto('user_role')
      .columns(['user_id', 'role_id'])
      .expression((eb) =>
        eb
          .selectFrom('role')
          .select(({ val, ref }) => [val(id).as('user_id'), ref('id').as('role_id')])
          .where('role_code', '=', role),
      )
      .execute()
  }
  for (const code of ['BA0011', 'BB0011'] as const)
    await db
      .updateTable('dept')
      .set({
        leader_user_id: code === 'BA0011' ? user.outlet_leader : user.leader_far,
        safety_user_id: code === 'BA0011' ? user.outlet_safety : user.safety_far,
      })
      .where('id', '=', unit[code])
      .execute()
  return { unit, user }
}
