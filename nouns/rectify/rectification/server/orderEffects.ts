import { linkTo } from '@shouya/noun/noun'
import { copyPhotos } from '@shouya/server/core/files/photos.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql, type Updateable } from 'kysely'
import { repairOrder } from '../../../maintenance/repairOrder/noun.ts'
import { repairOf } from '../../../maintenance/server/public.ts'
import { rectification, unmended } from '../noun.ts'

const { table, states } = rectification
const order = repairOrder.states.codes
const unscoped = (tx: Kysely<DB>) => tx as unknown as Kysely<Unscoped>

/**
 * A rectification that called for a repair follows its order as it is now (domain 8.3): it is in work, and what was repaired is its
 * measure, with copies of the photos; a canceled order lets it go. One whose result was submitted stays as it is.
 */
export const orderEffects: Subscribers = {
  async 'repair.changed'(tx, { order_id, source_table, source_id }, now) {
    if (source_table !== table) return undefined
    const row = await tx
      .selectFrom('rectification')
      .selectAll()
      .where('id', '=', source_id)
      .where('status', 'in', unmended)
      .forUpdate()
      .executeTakeFirst()
    const repair = await repairOf(unscoped(tx), order_id)
    if (!row || !repair || (row.repair_order_id !== null && row.repair_order_id !== order_id)) return undefined
    const made = [{ name: row.bill_no, link: linkTo(rectification, row.id) }]
    const change = (values: Updateable<DB['rectification']>) =>
      tx
        .updateTable('rectification')
        .set({ ...values, update_time: now, version: sql<number>`version + 1` })
        .where('id', '=', row.id)
        .execute()
    if (repair.status === order.cancelled) {
      await change({ repair_order_id: null, repair_order_no: null })
      return made
    }
    const isRepaired = repair.status === order.rating || repair.status === order.done
    const photos =
      isRepaired && row.result_photos.length === 0 ? await copyPhotos(unscoped(tx), repair.fix_photos, now) : []
    await tieFiles({ db: unscoped(tx) }, photos, { table, id: row.id })
    await change({
      ...{ repair_order_id: order_id, repair_order_no: repair.bill_no },
      ...(row.status === states.codes.waiting && { status: states.codes.working, start_time: now }),
      ...(isRepaired && row.measure === null && { measure: `${repair.bill_no} ${repair.deal_desc ?? ''}` }),
      ...(photos.length > 0 && { result_photos: photos }),
    })
    if (isRepaired && row.duty_user_id !== null)
      await remind(
        unscoped(tx),
        {
          ...{ code: 'rectify_repaired', receivers: [row.duty_user_id], table, id: row.id, level: 2 },
          params: { bill_no: row.bill_no, order: repair.bill_no, problem: row.problem_desc },
          link: linkTo(rectification, row.id),
          act: repair.bill_no,
        },
        now,
      )
    return made
  },
}
