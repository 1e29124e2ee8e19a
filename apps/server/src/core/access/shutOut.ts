import type { Kysely } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { notify } from '../notify/notify.ts'
import { admits } from '../org/parties.ts'
import { everything } from './everything.ts'

type Party = { userType: number; id: number; status: number }

/**
 * After a party's state has changed: where it no longer lets its people in, ends their sessions at once, in every process. From
 * then on nobody of it signs in (`isAdmitted`), until it is taken up again. Returns how many sessions have ended.
 */
export async function shutOut(db: Kysely<Unscoped>, { userType, id, status }: Party, now: Date): Promise<number> {
  if (admits(userType, status)) return 0
  const ended = await db
    .updateTable('session')
    .set({ end_time: now })
    .where('end_time', 'is', null)
    .where(
      'user_id',
      'in',
      everything(db).selectFrom('sys_user').select('id').where('user_type', '=', userType).where('party_id', '=', id),
    )
    .returning('id')
    .execute()
  if (ended.length > 0) await notify(db, { type: 'session', ids: ended.map((session) => session.id) })
  return ended.length
}
