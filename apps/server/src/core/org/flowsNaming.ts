import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'

/**
 * The published flows that would miss a leaving user: those that name them (a rule, the candidates of a pick, a group,
 * the empty policy, the time-out rule), and those that ask a role or post which no other active account has.
 */
export async function flowsNaming(db: Kysely<Unscoped>, user: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select appr_flow.id, appr_flow.flow_name as name
    from appr_flow join appr_flow_version on appr_flow_version.id = current_version_id
    where appr_flow.status = 1
      and (
        jsonb_path_exists(definition, '$.**.users[*] ? (@ == $who)', jsonb_build_object('who', ${user}::bigint))
        or exists (
          select from user_role join role on role.id = role_id
          where user_id = ${user}
            and jsonb_path_exists(
              definition, '$.** ? (@.rule == "role" && @.key == $key)', jsonb_build_object('key', role_code))
            and not exists (
              select from user_role as other join sys_user on sys_user.id = other.user_id
              where other.role_id = role.id and other.user_id <> ${user} and sys_user.status = 1))
        or exists (
          select from sys_user as leaver
          where leaver.id = ${user}
            and jsonb_path_exists(
              definition, '$.** ? (@.rule == "post" && @.key == $key)', jsonb_build_object('key', leaver.post))
            and not exists (
              select from sys_user as other
              where other.post = leaver.post and other.id <> ${user} and other.status = 1)))
    order by appr_flow.flow_name`.execute(db)
  return rows
}
