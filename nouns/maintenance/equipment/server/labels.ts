import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'
import * as Equipment from '../contract.ts'
import { equipment } from '../noun.ts'
import { labelPath } from '../rules.ts'
import { conditionsOf, selectEquipment } from './rows.ts'

/** Labels in the order in which somebody walks with them: by unit, then by number. The log says how many of which. */
export async function printLabels(ctx: Ctx, { ids, ...query }: Input<typeof Equipment.GetPrintList>) {
  const rows = await selectEquipment(ctx)
    .where(conditionsOf(ctx)(query))
    .where('status', '<>', equipment.states.codes.scrapped)
    .$if(ids !== undefined, (chosen) => chosen.where('equipment.id', 'in', ids as number[]))
    .orderBy('dept_id')
    .orderBy('equip_no')
    .limit(Equipment.MOST_LABELS + 1)
    .execute()
  if (rows.length > Equipment.MOST_LABELS) failAt('', 'input.rows', { max: Equipment.MOST_LABELS })
  ctx.note({
    table: equipment.table,
    message: rows
      .map(({ equip_no }) => equip_no)
      .join(' ')
      .slice(0, 500),
  })
  return { ...(await paperHead(ctx)), rows: rows.map((row) => ({ ...row, path: labelPath(row.equip_no) })) }
}
