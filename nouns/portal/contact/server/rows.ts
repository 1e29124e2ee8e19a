import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { contact } from '../noun.ts'

/** The conditions of the list. */
export const conditionsOf =
  () =>
  (query: Contract.ContactFilters): RawBuilder<boolean> =>
    allOf([...conditionsIn(contact, query), ...when(query.emergency, sql`sys_contact.is_emergency`)])

/** Entered numbers that the caller sees, with the names of the units that they are for. */
export const selectContacts = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('sys_contact')
    .selectAll('sys_contact')
    .select(
      sql<string[]>`array(select unit.dept_name from dept unit where unit.id = any(sys_contact.visible_dept_ids)
        order by unit.path)`.as('visible_names'),
    )

type Selected = Awaited<ReturnType<ReturnType<typeof selectContacts>['executeTakeFirstOrThrow']>>

/** A number that is visible is not yet the caller's to change. */
export const rowOf =
  ({ scoped, user }: Pick<Ctx, 'scoped' | 'user'>) =>
  (row: Selected): Row<typeof Contract.Get> => ({ ...row, own: isOwn({ scoped, user }, row) })

/** Whether it stands in a unit that the caller has in scope. */
export const isOwn = (
  { scoped, user }: Pick<Ctx, 'scoped' | 'user'>,
  { dept_id, create_user_id }: { dept_id: number; create_user_id: number },
): boolean => scoped.holds(dept_id) || (user.scope.kind === 'self' && create_user_id === user.userId)
