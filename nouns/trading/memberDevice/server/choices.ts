import type { Handler } from '@shouya/server/core/handle.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { device } from '../../device/noun.ts'
import { dealing } from '../../member/rules.ts'
import type * as Binding from '../contract.ts'

/** More than anybody looks through in a list to choose from; keywords find the others. */
const MOST = 100

/** What a binding chooses from: a device waits with its agent, and its member is one of that agent's. */
export const choices: Handler<typeof Binding.GetChoices> = async (ctx, { keywords, device_id }) => {
  const chosen = device_id === undefined ? undefined : await find(ctx, 'device', device_id)
  const devices = ctx.scoped
    .rows('device')
    .select(['device.id', 'device_no'])
    .select([
      sql<string>`(select product_name from product where product.id = device.product_id)`.as('product_name'),
      sql<number>`(select sale_mode from product where product.id = device.product_id)`.as('sale_mode'),
      sql<number>`(select coalesce(deposit, 0) from product where product.id = device.product_id)`.as('deposit'),
    ])
    .where('status', '=', device.states.codes.assigned)
    .where('member_id', 'is', null)
    .where(chosen ? sql<boolean>`device.id = ${chosen.id}` : allOf(matching('device.search_text', keywords)))
    .orderBy('device_no')
    .limit(MOST)
  if (!chosen) return { devices: await devices.execute(), members: [] }
  const members = ctx.scoped
    .rows('member')
    .select(['id', 'member_no', 'member_name as name'])
    .where('status', '=', dealing)
    .where('agent_id', '=', Number(chosen.agent_id))
    .where(allOf(matching('member.search_text', keywords)))
    .orderBy('id', 'desc')
    .limit(MOST)
  const [of, found] = await Promise.all([devices.execute(), members.execute()])
  return { devices: of, members: found }
}
