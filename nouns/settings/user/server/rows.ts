import { mobile } from '@shouya/contract/fields'
import type { Ctx } from '@shouya/server/core/context.ts'
import { partyName } from '@shouya/server/core/org/parties.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, matching, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { roleName } from '../../role/server/rows.ts'
import type * as User from '../contract.ts'
import { user } from '../noun.ts'

/** Accounts of the caller's scope as the list and the detail show them. */
export function selectUsers(ctx: Ctx) {
  return ctx.scoped
    .rows('sys_user')
    .innerJoin('dept as unit', 'unit.id', 'sys_user.dept_id')
    .select([
      'sys_user.id',
      'sys_user.version',
      'username',
      'real_name',
      sql<string | null>`'/api/Common/PreviewDownloadFile?id=' || sys_user.avatar_file_id`.as('avatar'),
      'gender',
      sql<string>`overlay(sys_user.phone placing '****' from 4 for 4)`.as('phone'),
      'email',
      'in_book',
      'emp_no',
      'sys_user.dept_id',
      'unit.dept_name',
      'post',
      'user_type',
      'party_id',
      partyName.as('party_name'),
      'sys_user.data_scope',
      'sys_user.scope_dept_ids',
      sql<string[]>`array(select chosen.dept_name from dept chosen where chosen.id = any(sys_user.scope_dept_ids)
        order by chosen.path)`.as('scope_dept_names'),
      'expire_date',
      'last_login_time',
      'last_login_ip',
      'must_change_pwd',
      sql<boolean>`exists (select from user_totp where user_id = sys_user.id and confirm_time is not null)`.as(
        'totp_on',
      ),
      'sys_user.status',
      'sys_user.create_time',
      sql<number[]>`array(select role_id from user_role where user_id = sys_user.id order by role_id)`.as('role_ids'),
      sql<string[]>`array(select ${roleName[ctx.lang]} from user_role join role on role.id = role_id
        where user_id = sys_user.id order by role_id)`.as('role_names'),
      sql<number | null>`(select ceil(extract(epoch from max(until) - ${ctx.now}) / 60)::int from sign_in_lock
        where name_key = lower(username) and until > ${ctx.now})`.as('locked_minutes'),
    ])
}

/** The conditions of the list, the export and the counter. Only a whole phone number finds its account, since it is masked. */
export const conditionsOf =
  ({ now }: Ctx) =>
  ({ keywords, ...query }: User.Filters) => {
    const { role_id, locked } = query
    const phone = mobile.safeParse(keywords).data
    return allOf([
      ...conditionsIn(user, { ...query, keywords: phone === undefined ? keywords : '' }),
      ...when(phone, sql`(${allOf(matching('sys_user.search_text', keywords))} or sys_user.phone = ${phone})`),
      ...when(role_id, sql`exists (select from user_role where user_id = sys_user.id and role_id = ${role_id})`),
      ...when(
        locked,
        sql`exists (select from sign_in_lock where name_key = lower(username) and until > ${now}) = ${locked}`,
      ),
    ])
  }
