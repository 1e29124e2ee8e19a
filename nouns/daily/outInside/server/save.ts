import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import type * as OutInside from '../contract.ts'
import { checkWindow } from './checkWindow.ts'
import { giveUp } from './permits.ts'
import { type Entry, status } from './rules.ts'
import { writeEntry } from './write.ts'

type Fields = Input<typeof OutInside.Save>

/** Lets somebody in, or corrects an entry: what was signed stays, voided, and a new one takes its place. */
export async function saveEntry(ctx: Ctx, input: Fields): Promise<Result<typeof OutInside.Save>> {
  const before = input.id === undefined ? null : await openEntry(ctx, input.id, input.version)
  if (!input.weapon_check) failAt('weapon_check', 'outInside.weaponCheck')
  if (!input.privacy_told) failAt('privacy_told', 'outInside.privacy')
  if (before) await giveUp(ctx, before)
  const filed = await writeEntry(ctx, input, {
    before,
    refused: null,
    out_time: input.out_time,
    visitor_sign_file_id: input.visitor_sign_file_id,
    privacy_told: true,
  })
  if (filed.approver !== null && filed.approver !== ctx.user.userId)
    await remind(
      ctx.db,
      {
        code: 'visitor_approved',
        receivers: [filed.approver],
        params: { bill_no: filed.bill_no, name: input.name, company: input.company, by: ctx.user.name },
        link: `/form/daily/taskdaily/InOutList?id=${filed.id}`,
        table: 'out_inside',
        id: filed.id,
        level: 1,
      },
      ctx.now,
    )
  return { id: filed.id, version: filed.version, bill_no: filed.bill_no }
}

/** Records that somebody was not let in. */
export async function rejectEntry(
  ctx: Ctx,
  input: Input<typeof OutInside.Reject>,
): Promise<Result<typeof OutInside.Reject>> {
  // What somebody carries who stays outside nobody has to have looked at.
  const { id, version, bill_no } = await writeEntry(
    ctx,
    { ...input, weapon_check: false },
    {
      before: null,
      refused: input.close_reason,
      out_time: null,
      visitor_sign_file_id: null,
      privacy_told: false,
    },
  )
  return { id, version, bill_no }
}

/** An entry that can still be corrected. */
async function openEntry(ctx: Ctx, id: number, version: number | undefined): Promise<Entry> {
  const row = await find(ctx, 'out_inside', id, 'lock')
  if (row.status !== status.inside) fail('WrongState')
  checkVersion(row, version)
  await checkWindow(ctx, row)
  return row
}
