import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { cleanHtml } from '@shouya/server/core/html/cleanHtml.ts'
import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Contract from '../contract.ts'
import { conference } from '../noun.ts'
import { linesOf, ownLinesOf, wasThere } from './lines.ts'
import { askToConfirm } from './reminders.ts'
import { status } from './types.ts'

const { table } = conference
const codes = ['conference_minutes'] as const

/** The recorder writes what was said; other words ask again whoever had confirmed the old ones. */
export async function saveMinutes(
  ctx: Ctx,
  { minutes: html, minutes_file_ids, ...seen }: Input<typeof Contract.SaveMinutes>,
): Promise<Answered<typeof Contract.SaveMinutes>> {
  const before = await toMove(ctx, conference, seen, 'minutes')
  const minutes = cleanHtml(html)
  if (textOfHtml(minutes) === '') failAt('minutes', 'input.required')
  if (minutes.length > conference.fields.minutes.max) failAt('minutes', 'input.tooLong')
  await checkFiles(ctx, { minutes_file_ids: { ids: minutes_file_ids, image: false } }, [{ table, id: before.id }])
  const change = { minutes, minutes_file_ids, minutes_time: ctx.now }
  const saved = await changeRow(ctx, conference, before, change)
  await tieFiles(ctx, minutes_file_ids, { table, id: before.id })
  await ctx.db
    .updateTable('conference_user')
    .set({ confirm_time: null })
    .where('conference_id', '=', before.id)
    .where('confirm_time', 'is not', null)
    .execute()
  if (before.status === status.ended) {
    await settle(ctx.db, { codes, table, id: before.id, by: ctx.user.userId }, ctx.now)
    await askToConfirm(ctx.db, await find(ctx, table, before.id), await linesOf(ctx.db, [before.id]), ctx.now)
  }
  return saved
}

/** Somebody who was there confirms the minutes that they saw. */
export async function confirmMinutes(ctx: Ctx, seen: Input<typeof Contract.ConfirmMinutes>): Promise<null> {
  const row = await toMove(ctx, conference, seen, 'confirm', ({ minutes }) =>
    minutes === null ? 'conference.refused.noMinutes' : undefined,
  )
  const [line] = await ownLinesOf(ctx, [row.id])
  if (!line || !wasThere(row, line)) fail('WrongState', { reason: 'conference.refused.notThere' })
  if (line.confirm_time !== null) fail('WrongState', { reason: 'conference.refused.confirmed' })
  await ctx.db.updateTable('conference_user').set({ confirm_time: ctx.now }).where('id', '=', line.id).execute()
  const { userId } = ctx.user
  await settle(ctx.db, { codes, table, id: row.id, by: userId, receiver: userId }, ctx.now)
  ctx.note({ table, id: row.id, billNo: row.bill_no, after: { confirmed: line.name } })
  return null
}

/** The recorder closes the book: nothing of the meeting changes any more. */
export async function archive(
  ctx: Ctx,
  seen: Input<typeof Contract.Archive>,
): Promise<Answered<typeof Contract.Archive>> {
  const before = await toMove(ctx, conference, seen, 'archive', ({ minutes }) =>
    minutes === null ? 'conference.refused.noMinutes' : undefined,
  )
  const saved = await changeRow(ctx, conference, before, { status: status.archived, archive_time: ctx.now })
  await settle(ctx.db, { codes, table, id: before.id, by: ctx.user.userId }, ctx.now)
  return saved
}
