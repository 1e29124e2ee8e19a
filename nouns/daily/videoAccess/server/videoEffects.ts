import { message } from '@shouya/contract/messages'
import { searchText } from '@shouya/noun/searchText'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { requestOf, revokedBy } from '../../../approvals/server/public.ts'
import { videoAccess } from '../noun.ts'
import { ID_CARD } from '../rules.ts'
import { tellOperators } from './tell.ts'

const status = videoAccess.states.codes

/** Dictionary video_reason: the form has no kinds of reasons. */
const OTHER = 6

/** The day in the bank's time zone, which the connection uses. */
async function businessDay(tx: Kysely<DB>, now: Date): Promise<string> {
  const { day } = await tx.selectNoFrom(sql<string>`${now}::timestamptz::date`.as('day')).executeTakeFirstOrThrow()
  return day
}

/** Creates the records of approved requests, ready to be carried out, and withdraws those of revocations. */
export const videoEffects: Subscribers = {
  async 'video_access.create'(tx, { instance_id, bill_no: oa_examine_no, data: form }, now) {
    const existing = await tx
      .selectFrom('video_access')
      .select('id')
      .where('oa_examine_id', '=', instance_id)
      .executeTakeFirst()
    if (existing) return
    const unit = await tx
      .selectFrom('dept')
      .select(['dept_name', 'dept_code'])
      .where('id', '=', form.dept_id)
      .executeTakeFirstOrThrow()
    const { initiator_id, initiator_name } = await requestOf(tx, instance_id)
    const biz_date = await businessDay(tx, now)
    const db = tx as unknown as Kysely<Unscoped>
    const [bill_no = ''] = await nextNumber(db, videoAccess.prefix, biz_date, unit.dept_code)
    const [video_begin, video_end] = form.video_range
    const own = {
      bill_no,
      dept_name: unit.dept_name,
      applicant_name: form.applicant_name,
      applicant_unit: form.applicant_unit,
      legal_doc_no: form.legal_doc_no || null,
      oa_examine_no,
    }
    const row = await tx
      .insertInto('video_access')
      .values({
        ...own,
        biz_date,
        dept_id: form.dept_id,
        status: status.open,
        applicant_type: form.applicant_type,
        cert_type: ID_CARD,
        video_reason: OTHER,
        reason: form.reason_desc,
        oa_examine_id: instance_id,
        location: 1,
        camera_list: JSON.stringify(form.camera_list.map(({ camera_no, name }) => ({ camera_no, name }))),
        video_begin,
        video_end,
        access_mode: form.access_mode,
        submit_time: now,
        search_text: searchText(videoAccess, own),
        create_user_id: initiator_id,
        create_user_name: initiator_name,
        create_time: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellOperators(db, row, now)
  },

  async 'video_access.cancel'(tx, { instance_id }, now) {
    await tx
      .updateTable('video_access')
      .set((eb) => ({
        status: status.refused,
        close_reason: message('CN', 'videoAccess.refused.revoked'),
        update_time: now,
        version: eb('version', '+', 1),
      }))
      .where('oa_examine_id', '=', await revokedBy(tx, instance_id))
      .where('status', '=', status.open)
      .execute()
  },
}
