import type { Input } from '@shouya/contract/action'
import { mobile } from '@shouya/contract/fields'
import type { Ctx } from '@shouya/server/core/context.ts'
import { allOf, among, inUnit, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type { GetByPage } from '../contract.ts'

type Filters = Omit<Input<typeof GetByPage>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** The conditions of the list, the export and the counter. A phone is found as a whole: parts would tell what is masked. */
export function conditionsOf({ now }: Ctx, query: Filters) {
  const { role_id, user_type, locked } = query
  return allOf([
    ...inUnit('sys_user.dept_id', query),
    ...(mobile.safeParse(query.keywords).success
      ? [
          sql<boolean>`(${allOf(matching('sys_user.search_text', query.keywords))} or sys_user.phone = ${query.keywords})`,
        ]
      : matching('sys_user.search_text', query.keywords)),
    ...among('sys_user.status', query.status),
    ...(user_type === undefined ? [] : [sql<boolean>`sys_user.user_type = ${user_type}`]),
    ...(role_id === undefined
      ? []
      : [sql<boolean>`exists (select from user_role where user_id = sys_user.id and role_id = ${role_id})`]),
    ...(locked === undefined
      ? []
      : [
          sql<boolean>`exists (select from sign_in_lock where name_key = lower(username) and until > ${now}) = ${locked}`,
        ]),
  ])
}
