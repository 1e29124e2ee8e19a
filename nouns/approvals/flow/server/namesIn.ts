import type { Definition } from '@shouya/approvals/definition'
import { rulesIn } from '@shouya/approvals/rulesIn'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { namesOf } from '../../request/server/names.ts'

type Started = { role_ids: readonly number[]; dept_ids: readonly number[] }

/** The current names of the ids and role codes of a flow, so that the designer needs no further request. */
export async function namesIn({ db, lang }: Pick<Ctx, 'db' | 'lang'>, definition: Definition, started: Started) {
  const rules = rulesIn(definition)
  const named = rules.flatMap((rule) => (rule.rule === 'users' ? rule.users : []))
  const grouped = (definition.groups ?? []).flatMap((group) => group.users)
  const others = definition.policies.empty.users ?? []
  const users = await namesOf(db, [...new Set([...named, ...grouped, ...others])])
  const keys = rules.flatMap((rule) => (rule.rule === 'role' ? [rule.key] : []))
  const title = { CN: 'role_name', HK: 'role_name_hk', US: 'role_name_us' }[lang]
  return {
    users: [...users].map(([id, name]) => ({ id, name })),
    roles: await db
      .selectFrom('role')
      .select(['id', 'role_code as key', sql<string>`coalesce(${sql.ref(title)}, role_name)`.as('name')])
      .where(sql<boolean>`id = any(${started.role_ids}::bigint[]) or role_code = any(${keys}::text[])`)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    depts: await unitNames(db, started.dept_ids),
  }
}

async function unitNames(db: Kysely<Unscoped>, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, dept_name as name from dept where id = any(${ids}::bigint[]) order by path`.execute(db)
  return rows
}
