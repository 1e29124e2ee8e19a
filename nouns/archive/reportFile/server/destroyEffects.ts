import { everything } from '@shouya/server/core/access/everything.ts'
import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { Failure } from '@shouya/server/core/failure.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { agreedTo } from '../../../approvals/server/public.ts'
import { reportFile } from '../noun.ts'
import { destroyStatus, outcome, status } from './rules.ts'

const { table } = reportFile
const NAMES = 500

type List = Selectable<DB['destroy_list']>

/**
 * The request 档案销毁 has passed. Files of its list are gone at once, their bytes with the next clean-up, and their rows stay with
 * the hash of what was destroyed; records are left to the job destroy_records, in batches. Nobody approves their own list.
 */
export const destroyEffects: Subscribers = {
  async 'archive.destroy'(tx, { instance_id, bill_no, data: { destroy_no, count } }, now) {
    const db = everything(tx as never)
    const list = await db
      .selectFrom('destroy_list')
      .selectAll()
      .where('destroy_no', '=', destroy_no)
      .where('status', '=', destroyStatus.listed)
      .forUpdate()
      .executeTakeFirst()
    if (!list) throw new Failure('NotFound', { reason: 'reportFile.refused.noList' })
    if (typeof count === 'number' && count !== list.total)
      throw new Failure('WrongState', { reason: 'reportFile.refused.otherCount', params: { count: list.total } })
    const agreed = await agreedTo(tx, instance_id)
    if (!agreed.some(({ id }) => id !== list.create_user_id))
      throw new Failure('WrongState', { reason: 'reportFile.refused.ownList' })
    await db
      .updateTable('destroy_list')
      .set({
        ...{ status: destroyStatus.approved, destroy_bill_no: bill_no, approve_time: now as never },
        approved_by: agreed
          .map(({ real_name }) => real_name)
          .join(' ')
          .slice(0, NAMES),
      })
      .where('id', '=', list.id)
      .execute()
    if (list.table_name === table) await destroyFiles(db, list, bill_no, now)
    return [{ name: destroy_no, link: `${reportFile.route}?list=${encodeURIComponent(destroy_no)}` }]
  },
}

/** Parts the files of an approved list from their rows; what is held or left the list since stays. */
async function destroyFiles(tx: Kysely<DB>, list: List, bill_no: string, now: Date): Promise<void> {
  const rows = await tx
    .updateTable(table)
    .set({
      ...{ status: status.destroyed, file_id: null, destroy_bill_no: bill_no, destroy_time: now as never },
      ...{ version: sql<number>`version + 1`, update_time: now as never },
    })
    .where('destroy_no', '=', list.destroy_no)
    .where('status', '=', status.listed)
    .where('hold_reason', 'is', null)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('file').where('ref_table', '=', table).where('ref_id', 'in', ids).execute()
  await sql`update destroy_item set outcome = case when record_id = any(${ids}::bigint[]) then ${outcome.destroyed}::int
      when exists (select from report_file where id = record_id and hold_reason is not null) then ${outcome.held}::int
      else ${outcome.changed}::int end
    where list_id = ${list.id}`.execute(tx)
  await closeList(tx, list.id, now)
  const changes = ids.map((id) => ({
    ...{ id, before: { status: status.listed }, after: { status: status.destroyed, destroy_bill_no: bill_no } },
  }))
  await auditJob(tx, { name: 'archive_destroy', table, now }, changes)
}

/** Ends a list whose every item has its outcome: how many went, and how many stayed. */
export async function closeList(tx: Kysely<DB>, id: number, now: Date): Promise<void> {
  const count = (which: string) =>
    sql<number>`(select count(*)::int from destroy_item where list_id = ${id} and outcome ${sql.raw(which)} ${outcome.destroyed})`
  const list = await tx
    .updateTable('destroy_list')
    .set({
      status: destroyStatus.destroyed,
      destroyed: count('='),
      left_out: count('<>'),
      destroy_time: now as never,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { destroy_no, destroy_bill_no, table_name, total, first_no, last_no, hash, destroyed, left_out } = list
  await tx
    .insertInto('sys_log')
    .values({
      ...{ log_type: 2, action: 'Job/destroy_records', target_table: 'destroy_list', target_id: id, result: true },
      ...{ bill_no: destroy_no, create_time: now },
      after: JSON.stringify({ destroy_bill_no, table_name, total, first_no, last_no, hash, destroyed, left_out }),
    })
    .execute()
}
