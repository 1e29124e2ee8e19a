import { type Kysely, sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import { can, type Principal } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { unitType } from './rules.ts'

/**
 * Who keeps the organisation enables and disables every unit; who only looks after some (the security section of a
 * branch) does so for their outlets (domain 1.1).
 */
export function checkMaySwitch(user: Principal, types: readonly number[]): void {
  if (can(user, 'sys_dept', 'add') || types.every((type) => type === unitType.outlet)) return
  fail('OutOfScope', { reason: 'dept.onlyOutlets' })
}

/** A unit that is still at work is not disabled: 1006 with what is left. */
export async function checkIdle(db: Kysely<Unscoped>, { id, path }: { id: number; path: string }): Promise<void> {
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
  const left = { children, users, keys }
  if (children + users + keys > 0) fail('InUse', { reason: 'dept.stillAtWork', params: left, data: left })
}
