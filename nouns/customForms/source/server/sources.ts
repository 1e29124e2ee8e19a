import type { SourceItem } from '@shouya/contract/customForm'
import { dictionaryOf } from '@shouya/contract/sources'
import { everything } from '@shouya/server/core/access/everything.ts'
import { ownParty } from '@shouya/server/core/access/ownParty.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { within } from '@shouya/server/db/scope.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import { dictionaryOptions } from './dictionary.ts'

/** The options of the given sources that the caller may choose; unknown sources are left out. */
export async function readSources(ctx: Ctx, keys: readonly string[]): Promise<Record<string, SourceItem[]>> {
  const requestedKeys = new Set(keys)
  const codes = [...requestedKeys].flatMap((key) => dictionaryOf(key) ?? [])
  return {
    ...(await dictionaryOptions(ctx, codes)),
    ...(requestedKeys.has('users') ? { users: await peopleOptions(ctx) } : {}),
    ...(requestedKeys.has('colleagues') ? { colleagues: await colleagueOptions(ctx) } : {}),
    ...(requestedKeys.has('depts') ? { depts: await unitOptions(ctx) } : {}),
    ...(requestedKeys.has('allDepts') ? { allDepts: await allUnitOptions(ctx) } : {}),
  }
}

/**
 * People to choose from: those in the caller's scope, and for employees those of their own unit, who may take over work
 * whatever the scope. External users choose among the people of their own company.
 */
async function peopleOptions({ db, user }: Ctx): Promise<SourceItem[]> {
  const own = ownParty(user)
  const inScope = within(user, 'sys_user')
  let query = everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id as value', 'real_name as label', 'dept.dept_name as note'])
    .where('sys_user.status', '=', 1)
  if (own) query = query.where(own)
  else if (inScope) query = query.where(sql<boolean>`(${inScope} or sys_user.dept_id = ${user.deptId})`)
  return query.orderBy('real_name').orderBy('sys_user.id').execute()
}

/** The same people without the caller: to hand work over. */
async function colleagueOptions(ctx: Ctx): Promise<SourceItem[]> {
  const people = await peopleOptions(ctx)
  return people.filter(({ value }) => value !== ctx.user.userId)
}

/** The enabled units of the caller's scope. */
const unitOptions = ({ scoped }: Ctx): Promise<SourceItem[]> => treeOf(scoped.rows('dept'))

/**
 * All enabled units, for fields that refer to units out of scope: a request names the vault that its cash comes from,
 * which no outlet has in its scope. External users cannot choose any.
 */
const allUnitOptions = async ({ db, user }: Ctx): Promise<SourceItem[]> =>
  user.scope.kind === 'party' ? [] : treeOf(everything(db).selectFrom('dept'))

/** Units as a tree; a unit whose parent is not included is at the top. */
async function treeOf(units: SelectQueryBuilder<DB, 'dept', object>): Promise<SourceItem[]> {
  const rows = await units
    .select(['id', 'parent_id', 'dept_name'])
    .where('status', '=', 1)
    .orderBy(sql`nlevel(path)`)
    .orderBy('sort')
    .orderBy('dept_code')
    .execute()
  const items = new Map<number, SourceItem>()
  const top: SourceItem[] = []
  for (const { id, parent_id, dept_name } of rows) {
    const item: SourceItem = { value: id, label: dept_name }
    items.set(id, item)
    const parent = items.get(parent_id ?? 0)
    if (!parent) top.push(item)
    else {
      parent.children ??= []
      parent.children.push(item)
    }
  }
  return top
}
