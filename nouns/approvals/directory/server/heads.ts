import type { DeptId, UserId } from '@shouya/approvals/definition'
import type { Question } from '@shouya/approvals/question'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'

/** A unit and those above it, the lowest first, each with its head if the head has an active account. */
const upwards = (db: Kysely<DB>, dept: DeptId) =>
  db
    .selectFrom('dept')
    .leftJoin('sys_user', (join) => join.onRef('sys_user.id', '=', 'dept.leader_user_id').on('sys_user.status', '=', 1))
    .select(['dept.id', 'sys_user.id as head'])
    .where(sql<boolean>`path @> (select path from dept where id = ${dept})`)
    .orderBy(sql`nlevel(path) desc`)
    .execute()

type Head = Pick<Extract<Question, { ask: 'deptHeads' }>, 'dept' | 'level' | 'fallbackUp'>

/** The head of a unit, `level - 1` units above. */
export async function headOf(db: Kysely<DB>, { dept, level, fallbackUp }: Head): Promise<UserId[]> {
  const units = (await upwards(db, dept)).slice(level - 1)
  const unitWithHead = fallbackUp ? units.find(({ head }) => head !== null) : units[0]
  return unitWithHead?.head ? [unitWithHead.head] : []
}

/** Heads from one level to another, each once. */
export async function headsAbove(
  db: Kysely<DB>,
  { dept, from, upTo }: Extract<Question, { ask: 'headsChain' }>,
): Promise<UserId[]> {
  const units = (await upwards(db, dept)).slice(from - 1, upTo === 'top' ? undefined : upTo)
  return [...new Set(units.flatMap(({ head }) => head ?? []))]
}

/** The head of the own unit; for a head, that of the unit above; `level` steps up. */
export async function superiorOf(
  db: Kysely<DB>,
  { user, level }: Extract<Question, { ask: 'superiors' }>,
): Promise<UserId[]> {
  const row = await db.selectFrom('sys_user').select('dept_id').where('id', '=', user).executeTakeFirst()
  if (!row) return []
  const heads = (await upwards(db, row.dept_id)).flatMap(({ head }) => head ?? [])
  const above = [...new Set(heads.slice(heads.lastIndexOf(user) + 1))]
  const unitAbove = above[level - 1]
  return unitAbove === undefined ? [] : [unitAbove]
}
