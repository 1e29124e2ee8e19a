import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { quotaLeft } from '../../server/quotaLeft.ts'

/** By tens, as such numbers are agreed. */
const STEP = 10

/** With agents that have more devices of a product than was planned, or wait for them, more were agreed. */
export async function agreeQuotas(tx: Kysely<DB>): Promise<void> {
  const opened = await tx
    .selectFrom('agent_product')
    .select(['id', 'agent_id', 'product_id', 'quota_devices'])
    .orderBy('id')
    .execute()
  for (const { id, agent_id, product_id, quota_devices } of opened) {
    const left = (await quotaLeft(tx as unknown as Kysely<Unscoped>, agent_id, [product_id])).get(product_id) ?? 0
    if (left >= 0) continue
    await tx
      .updateTable('agent_product')
      .set({ quota_devices: quota_devices + Math.ceil(-left / STEP) * STEP })
      .where('id', '=', id)
      .execute()
  }
}
