import { fail } from '@shouya/server/core/failure.ts'
import { balancesOf } from '@shouya/server/core/ledger/balances.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { piecesOfUse } from '../../consumeBalance/server/piecesOfUse.ts'
import { mayDeal } from '../../member/rules.ts'
import type { Device } from './issueCommand.ts'

type Asked = {
  member_status: number
  lacks_deposit: boolean
  has_package: boolean
  /** Whether its product uses anything up, and the first consumable of that for which neither it nor its member is authorized enough. */
  needs: boolean
  lacks: string | null
}

/**
 * Whether a device may start (domain 11.5): its member is in order, its deposit is there, and there is something to pay with, or it is
 * authorized to use up what its product needs.
 */
export async function mayStart(db: Kysely<Unscoped>, { id, member_id, product_id }: Device, now: Date): Promise<void> {
  const { rows } = await sql<Asked>`
    select member.status as member_status, link.deposit_due > 0 and link.deposit_status <> 2 as lacks_deposit,
      device.remain_times > 0 or coalesce(device.package_end > ${now}, false) as has_package,
      exists (select from product_consume need where need.product_id = ${product_id} and need.required) as needs,
      (select consume_name from product_consume need join consume on consume.id = need.consume_id
        where need.product_id = ${product_id} and need.required and need.qty_per_use > coalesce((
          select sum(held.quantity - held.frozen) from consume_balance held
          where held.consume_id = need.consume_id and ${piecesOfUse('held', sql`device.id`, sql`device.member_id`)}), 0)
        order by need.id limit 1) as lacks
    from device join member on member.id = device.member_id
    join member_device link on link.device_id = device.id and link.status = 1
    where device.id = ${id}`.execute(db)
  const [asked] = rows
  if (!asked) fail('WrongState', { reason: 'device.refused.unbound' })
  if (!mayDeal({ status: asked.member_status })) fail('WrongState', { reason: 'device.refused.member' })
  if (asked.lacks_deposit) fail('WrongState', { reason: 'device.refused.deposit' })
  if (asked.has_package || (asked.needs && asked.lacks === null)) return
  const { balance, gift } = await balancesOf(db, 'member', Number(member_id))
  if ((balance?.available ?? 0) + (gift?.available ?? 0) > 0) return
  if (asked.lacks === null) fail('Insufficient', { reason: 'device.refused.nothingToPay' })
  fail('Insufficient', { reason: 'device.refused.consume', params: { name: asked.lacks } })
}
