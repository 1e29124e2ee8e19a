import { message } from '@shouya/contract/messages'
import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can, type Principal } from '@shouya/server/core/context.ts'
import { type Countable, counted } from '@shouya/server/core/counts/counted.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { unitType } from '../rules.ts'

/**
 * Who keeps the organisation enables and disables every unit; who only looks after some (the security section of a
 * branch) does so for their outlets (domain 1.1).
 */
export function checkMaySwitch(user: Principal, types: readonly number[]): void {
  if (can(user, 'sys_dept', 'add') || types.every((type) => type === unitType.outlet)) return
  fail('OutOfScope', { reason: 'dept.refused.onlyOutlets' })
}

type Unit = { id: number; path: string }

/** Refuses to disable a unit with open work in it or below: 1006 with the number of open records of each noun. */
export async function checkIdle({ db, lang }: Ctx, left: AllNouns['left'], { id, path }: Unit): Promise<void> {
  const all = everything(db)
  const inside = sql<boolean>`unit.path <@ ${path}::ltree`
  const rows: Record<string, Countable> = {
    children: all.selectFrom('dept as unit').where('unit.id', '<>', id).where('unit.status', '=', 1),
    users: all
      .selectFrom('sys_user')
      .innerJoin('dept as unit', 'unit.id', 'sys_user.dept_id')
      .where('sys_user.status', '=', 1),
    ...Object.fromEntries(Object.entries(left).map(([name, rowsIn]) => [name, rowsIn(all)])),
  }
  const data = (await all
    .selectNoFrom(Object.entries(rows).map(([name, ofNoun]) => counted(ofNoun.where(inside)).as(name)))
    .executeTakeFirstOrThrow()) as Record<keyof AllNouns['left'], number>
  const names = (Object.keys(data) as (keyof typeof data)[]).filter((name) => data[name] > 0)
  if (names.length === 0) return
  const words = names.map((name) => message(lang, `dept.left.${name}`, { n: data[name] }))
  fail('InUse', { reason: 'dept.refused.stillAtWork', params: { left: words }, data })
}
