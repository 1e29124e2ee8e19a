import { sql } from 'kysely'

/** Whether an account has the right to decide on tasks, by one of its roles. */
export const mayDecide = sql<boolean>`exists (select from user_role join role on role.id = role_id and role.status = 1
  join role_grant on role_grant.role_id = role.id
  where user_id = sys_user.id and permission_id = 'form_step' and operation = 'agree')`
