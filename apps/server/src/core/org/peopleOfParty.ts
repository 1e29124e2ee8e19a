import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { everything } from '../access/everything.ts'
import type { Right } from './peopleWith.ts'

type Party = { user_type: number; party_id: number }

/** People of an outside company with one of some operations. Returns only identifying columns. */
export const peopleOfParty = (db: Kysely<Unscoped>, { user_type, party_id }: Party, { id, operations }: Right) =>
  everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id', 'real_name', 'dept.dept_name', 'post'])
    .where('sys_user.status', '=', 1)
    .where('user_type', '=', user_type)
    .where('party_id', '=', party_id)
    .where(
      sql<boolean>`exists (select from user_role join role on role.id = role_id join role_grant using (role_id)
        where role.status = 1 and user_id = sys_user.id and permission_id = ${id}
          and operation = any(${operations}::text[]))`,
    )
    .orderBy('real_name')
