import { randomInt } from 'node:crypto'
import type { Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import type * as Feedback from '../contract.ts'
import { feedback } from '../noun.ts'
import { bareAddress } from '../rules.ts'
import { dayOf, spendAnonymous } from './budget.ts'
import { findByReceipt } from './receipt.ts'

/** Numbers out of turn: those in turn would tell between which named rows, and so when, somebody wrote. */
const outOfTurn = (): number => randomInt(2 ** 45, 2 ** 46)

/**
 * Keeps feedback of nobody (ADR 066): no account, unit or time of day, a number out of turn, and the picture under an own row that
 * nobody uploaded. A repeat with the same receipt changes nothing.
 */
export async function sendAnonymously(ctx: Ctx, input: Input<typeof Feedback.Save>): Promise<null> {
  const { receipt, screenshot_file_id, ...fields } = input
  if (receipt === undefined) failAt('receipt', 'input.required')
  if (input.contact !== null) failAt('contact', 'feedback.refused.contact')
  if (input.file_ids.length > 0) failAt('file_ids', 'feedback.refused.files')
  if (await findByReceipt(ctx, receipt)) return null
  await spendAnonymous(ctx)
  const id = outOfTurn()
  const picture = screenshot_file_id === null ? null : await disown(ctx, screenshot_file_id, id)
  await ctx.scoped
    .insert('feedback')
    .values({
      ...fields,
      id,
      screenshot_file_id: picture,
      page_path: bareAddress(fields.page_path),
      receipt_hash: ctx.services.keys.hash('feedback', receipt),
      search_text: searchText(feedback, fields),
      create_time: sql<string>`${dayOf(ctx)}::date`,
    })
    .execute()
  return null
}

/** Gives the caller's upload a row without them, and takes theirs away. */
async function disown(ctx: Ctx, fileId: number, recordId: number): Promise<number> {
  const id = outOfTurn()
  const day = sql`${dayOf(ctx)}::date`
  const { rows } = await sql<{ sha256: string }>`
    with upload as (delete from file where id = ${fileId} and create_user_id = ${ctx.user.userId} and ref_id is null
      returning sha256)
    insert into file (id, sha256, name, folder, ref_table, ref_id, create_time) overriding system value
    select ${id}::bigint, sha256, 'screenshot.png', 'feedback', ${feedback.table}, ${recordId}::bigint, ${day} from upload
    returning sha256`.execute(ctx.db)
  const [row] = rows
  if (!row) return fail('BadInput', { data: [{ path: 'screenshot_file_id', reason: 'input.file' }] })
  await sql`update file_blob set create_time = least(create_time, ${day}) where sha256 = ${row.sha256}`.execute(ctx.db)
  return id
}
