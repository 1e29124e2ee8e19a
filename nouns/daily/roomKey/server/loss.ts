import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { keyLedger } from '../../keyLedger/noun.ts'
import type { Key } from '../../keyLedger/server/rows.ts'
import { roomKey } from '../noun.ts'

type Report = { id: number; bill_no: string; keys: readonly string[]; dept_id: number; dept_name: string }

/** 遗失即报: a loss is effective from its report, not from its receipt (domain 4.7 type 7). */
export async function reportLoss(ctx: Ctx, report: Report, keys: readonly Key[]): Promise<void> {
  await ctx.scoped
    .change('key_ledger')
    .set({ position: keyLedger.states.codes.lost, ...changed(ctx) })
    .where(
      'id',
      'in',
      keys.map(({ id }) => id),
    )
    .execute()
  await remind(
    ctx.db,
    {
      code: 'key_lost',
      receivers: await securityOf(everything(ctx.db), report.dept_id),
      params: { bill_no: report.bill_no, dept: report.dept_name, keys: report.keys },
      link: `${roomKey.route}?keywords=${report.bill_no}`,
      table: 'room_key',
      id: report.id,
      level: 3,
    },
    ctx.now,
  )
  await ctx.services.topics.publish(
    ctx.db,
    'key.lost',
    { room_key_id: report.id, bill_no: report.bill_no, dept_id: report.dept_id, keys: report.keys.join('、') },
    ctx.now,
  )
}
