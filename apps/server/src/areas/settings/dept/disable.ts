import { message } from '@shouya/contract/messages'
import { sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import { type Ctx, can, type Principal } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import { unitType } from './rules.ts'

/**
 * Who keeps the organisation enables and disables every unit; who only looks after some (the security section of a
 * branch) does so for their outlets (domain 1.1).
 */
export function checkMaySwitch(user: Principal, types: readonly number[]): void {
  if (can(user, 'sys_dept', 'add') || types.every((type) => type === unitType.outlet)) return
  fail('OutOfScope', { reason: 'dept.onlyOutlets' })
}

/** Dictionaries task_status, fault_status and rectify_status: what somebody still has to do. */
const openOf = { task_assignment: [1, 3], fault_repair: [1, 2], rectification: [1, 2, 3] } as const

/** A unit that is still at work is not disabled: 1006 with what is left. */
export async function checkIdle({ db, lang }: Ctx, { id, path }: { id: number; path: string }): Promise<void> {
  const all = everything(db)
  const inside = sql<boolean>`unit.path <@ ${path}::ltree`
  const count = sql<number>`count(*)`.as('count')
  const { count: children } = await all
    .selectFrom('dept as unit')
    .select(count)
    .where(inside)
    .where('unit.id', '<>', id)
    .where('unit.status', '=', 1)
    .executeTakeFirstOrThrow()
  const { count: users } = await all
    .selectFrom('sys_user')
    .innerJoin('dept as unit', 'unit.id', 'sys_user.dept_id')
    .select(count)
    .where(inside)
    .where('sys_user.status', '=', 1)
    .executeTakeFirstOrThrow()
  const { count: keys } = await all
    .selectFrom('room_key_item')
    .innerJoin('room_key', 'room_key.id', 'room_key_item.room_key_id')
    .innerJoin('dept as unit', 'unit.id', 'room_key.dept_id')
    .select(count)
    .where(inside)
    .where('room_key_item.open', '=', true)
    .executeTakeFirstOrThrow()
  const open = async (table: keyof typeof openOf) => {
    const found = await all
      .selectFrom(table as 'rectification')
      .innerJoin('dept as unit', 'unit.id', `${table as 'rectification'}.dept_id`)
      .select(count)
      .where(inside)
      .where(`${table as 'rectification'}.status`, 'in', openOf[table])
      .executeTakeFirstOrThrow()
    return found.count
  }
  const tasks = await open('task_assignment')
  const faults = await open('fault_repair')
  const rectifications = await open('rectification')
  const data = { children, users, keys, tasks, faults, rectifications }
  const names = (Object.keys(data) as (keyof typeof data)[]).filter((name) => data[name] > 0)
  if (names.length === 0) return
  const left = names.map((name) => message(lang, `dept.left.${name}`, { n: data[name] }))
  fail('InUse', { reason: 'dept.stillAtWork', params: { left }, data })
}
