import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'

/** The initiator of an approved request. */
export const requestOf = (tx: Kysely<DB>, id: number) =>
  tx
    .selectFrom('appr_instance')
    .select(['initiator_id', 'initiator_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** `appr_task.status`. */
const AGREED = 3

/** Who has agreed to a request, each once. */
export const agreedTo = (tx: Kysely<DB>, id: number) =>
  tx
    .selectFrom('appr_task')
    .innerJoin('sys_user', 'sys_user.id', 'appr_task.assignee_id')
    .select(['sys_user.id', 'sys_user.real_name'])
    .distinct()
    .where('appr_task.instance_id', '=', id)
    .where('appr_task.kind', '=', 'approve')
    .where('appr_task.status', '=', AGREED)
    .orderBy('sys_user.id')
    .execute()

/** The request that a revocation takes back: its number identifies the effects to undo. */
export async function revokedBy(tx: Kysely<DB>, revocation: number): Promise<number> {
  const { link_id } = await tx
    .selectFrom('appr_instance')
    .select('link_id')
    .where('id', '=', revocation)
    .where('link_as', '=', 'revocation')
    .where('link_id', 'is not', null)
    .$narrowType<{ link_id: number }>()
    .executeTakeFirstOrThrow()
  return link_id
}
