import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type RawBuilder, sql } from 'kysely'

const holds = (operation: string): RawBuilder<boolean> => sql`exists (select from user_role
  join role on role.id = user_role.role_id and role.status = 1 join role_grant on role_grant.role_id = role.id
  where user_role.user_id = sys_user.id and permission_id = 'conference' and operation = ${operation})`

/** Live accounts that can come to meetings; `records`: may also write minutes and archive. */
export const whoMayCome = ({ db, now }: Pick<Ctx, 'db' | 'now'>) =>
  everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id', 'real_name', 'dept.dept_name', 'post'])
    .select(sql<boolean>`${holds('minutes')} and ${holds('archive')}`.as('records'))
    .where('sys_user.status', '=', 1)
    .where(sql<boolean>`(expire_date is null or expire_date >= (${now}::timestamptz)::date)`)
    .where(holds('sign'))
