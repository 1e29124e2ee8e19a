import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay, localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { addMonths } from '../../server/addMonths.ts'
import { staff } from '../noun.ts'

const KEPT_MONTHS = 24
const AT_ONCE = 200

/**
 * Deletes pictures, scans and personal numbers two years after a person has left; name and staff number stay, and so do all
 * data of blacklisted people (domain 3.3, 17.1). Returns the number of people.
 */
export async function purgeStaff({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const before = addMonths(localDay(now, database.timezone), -KEPT_MONTHS)
  let all = 0
  for (let some = AT_ONCE; some === AT_ONCE; all += some)
    some = await database.kysely.transaction().execute((tx) => purgeSome(tx, before, now, database.timezone))
  return all
}

async function purgeSome(tx: Kysely<DB>, before: string, now: Date, timezone: string): Promise<number> {
  const rows = await tx
    .selectFrom('escort_staff')
    .select('id')
    .where('status', '=', staff.states.codes.left)
    .where('purge_time', 'is', null)
    .where('leave_date', '<', before)
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  const none = {
    id_card_mask: null,
    id_card_hash: null,
    birthday: null,
    phone: null,
    address: null,
    emergency_name: null,
    emergency_phone: null,
    photo_file_id: null,
    id_card_front_file_id: null,
    id_card_back_file_id: null,
    guard_cert_mask: null,
    guard_cert_hash: null,
    guard_cert_file_id: null,
    gun_cert_mask: null,
    gun_cert_hash: null,
    gun_cert_file_id: null,
    drive_licence_mask: null,
    face_id: null,
    finger_ref: null,
  }
  await tx
    .updateTable('escort_staff')
    .set({ ...none, purge_time: now, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute()
  await tx.deleteFrom('escort_secret').where('staff_id', 'in', ids).execute()
  await tx
    .deleteFrom('file')
    .where('ref_table', 'in', ['escort_staff', 'escort_staff_scan'])
    .where('ref_id', 'in', ids)
    .execute()
  const after = { purge_time: localTime(now, timezone) }
  await auditJob(
    tx,
    { name: 'escort_purge', table: 'escort_staff', now },
    ids.map((id) => ({ id, after })),
  )
  return ids.length
}
