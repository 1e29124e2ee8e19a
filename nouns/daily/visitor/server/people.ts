import { failAt } from '@shouya/server/core/failure.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { visitor } from '../noun.ts'

/** People who can accompany a visitor of a unit. */
export const companionsOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: visitor.permission, operations: ['add', 'void'] })

/** People who can approve entering restricted areas: the head of the outlet, and security above (domain 0.2, 出入登记). */
export const approversOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: visitor.permission, operations: ['void'] })

/** A person as stored in the record; 1001 at the field for anybody else. */
export async function personAt(
  people: ReturnType<typeof companionsOf>,
  path: string,
  id: number | null,
): Promise<{ id: number; name: string } | null> {
  if (id === null) return null
  const person = (await people.where('sys_user.id', '=', id).executeTakeFirst()) ?? failAt(path, 'input.person')
  return { id, name: person.real_name }
}
