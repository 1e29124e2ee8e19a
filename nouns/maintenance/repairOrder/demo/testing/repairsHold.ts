import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's repair orders (domain 16.1). */
export function repairsHold({ rows, none }: Loaded): void {
  test('are orders in every open state and closed ones, each with its flow, one open for a device', async () => {
    const states = await rows('select distinct status from repair_order order by status')
    expect(states.map(({ status }) => status)).toEqual(expect.arrayContaining([2, 3, 5, 6, 7]))
    await none(
      `select id from repair_order where not exists (select from repair_flow where order_id = repair_order.id)`,
    )
    await none(`select equipment_id from repair_order where holds_device group by equipment_id having count(*) > 1`)
    await none(`select flow.id from repair_flow flow join repair_order on repair_order.id = order_id
      where flow.id = (select max(id) from repair_flow last where last.order_id = flow.order_id)
        and flow.to_status <> repair_order.status`)
  })

  test('hold their devices, and nothing else does', async () => {
    await none(`select id from equipment where (status = 2) <> exists (
      select from repair_order where equipment_id = equipment.id and holds_device) and status in (1, 2)`)
  })

  test('cost what their parts and labor do, nothing under warranty', async () => {
    await none(`select id from repair_order where total_fee is not null and total_fee <> case when in_warranty then 0
      else labor_fee + (select coalesce(sum(qty * price) filter (where not under_warranty), 0) from repair_part
        where order_id = repair_order.id) end`)
  })
}
