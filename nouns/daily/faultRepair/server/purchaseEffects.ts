import { linkTo } from '@shouya/noun/noun'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import type { Made } from '@shouya/server/core/topics/outcome.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { requestOf, revokedBy } from '../../../approvals/server/public.ts'
import { faultRepair, outOfOrder } from '../noun.ts'

const unscoped = (tx: Kysely<DB>) => tx as unknown as Kysely<Unscoped>

type Fault = { id: number; bill_no: string }
const madeOf = (faults: readonly Fault[]): Made[] =>
  faults.map(({ id, bill_no }) => ({ name: bill_no, link: linkTo(faultRepair, id) }))

/**
 * An approved purchase (ADR 052) becomes a task for the branch's security section, and is recorded on the fault of the
 * unit that it names; a revocation undoes both.
 */
export const purchaseEffects: Subscribers = {
  async 'purchase.register'(tx, { instance_id, bill_no, dept_id, data }, now) {
    const { total, fault_repair_id } = data
    const { initiator_name } = await requestOf(tx, instance_id)
    const params = { bill_no, name: initiator_name, total: total?.toFixed(2) ?? '-' }
    const about = { code: 'purchase_register', table: 'appr_instance', id: instance_id } as const
    const link = `/form/examine?id=${instance_id}`
    const receivers = await securityOf(tx, dept_id)
    await remind(unscoped(tx), { ...about, receivers, params, link, level: 2 }, now)
    if (!fault_repair_id) return undefined
    const faults = await tx
      .updateTable('fault_repair')
      .set({ purchase_no: bill_no })
      .where('bill_no', '=', fault_repair_id)
      .where('dept_id', '=', dept_id)
      .where('status', 'in', outOfOrder)
      .returning(['id', 'bill_no'])
      .execute()
    return madeOf(faults)
  },

  async 'purchase.cancel'(tx, { instance_id }, now) {
    const id = await revokedBy(tx, instance_id)
    const { initiator_id: by } = await requestOf(tx, instance_id)
    await settle(unscoped(tx), { codes: ['purchase_register'], table: 'appr_instance', id, by }, now)
    const { bill_no } = await tx
      .selectFrom('appr_instance')
      .select('bill_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const faults = await tx
      .updateTable('fault_repair')
      .set({ purchase_no: null })
      .where('purchase_no', '=', bill_no)
      .where('status', 'in', outOfOrder)
      .returning(['id', 'bill_no'])
      .execute()
    return madeOf(faults)
  },
}
