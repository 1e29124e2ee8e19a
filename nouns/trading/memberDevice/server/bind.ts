import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

type Binding = {
  device_id: number
  member_id: number
  bind_type: number
  lease_begin: string | null
  lease_end: string | null
  remark: string | null
}

/** Binds a device to a member; a lease asks for the deposit of the product. */
export async function bindDevice(
  db: Kysely<Unscoped>,
  binding: Binding,
  operator: { readonly userId: number; readonly name: string } | null,
  at: Date,
): Promise<{ id: number; version: number }> {
  const device = await everything(db)
    .selectFrom('device')
    .innerJoin('product', 'product.id', 'device.product_id')
    .select(['device.agent_id', 'deposit'])
    .where('device.id', '=', binding.device_id)
    .executeTakeFirstOrThrow()
  const deposit_due = binding.bind_type === 2 ? (device.deposit ?? 0) : 0
  const saved = await everything(db)
    .insertInto('member_device')
    .values({
      ...{ ...binding, agent_id: device.agent_id as number, bind_time: at, create_time: at, deposit_due },
      deposit_status: deposit_due > 0 ? 1 : 0,
      ...{ create_user_id: operator?.userId ?? null, create_user_name: operator?.name ?? null },
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await sql`update device set member_id = ${binding.member_id}, version = version + 1 where id = ${binding.device_id}`.execute(
    db,
  )
  return saved
}
