import { agentRow, boundDeviceRow, consumeRow, type Ground, memberRow, productRow } from './rows.ts'

type Names = { readonly agent: string; readonly member: string; readonly device: string; readonly consume: string }

/** A running terminal of a member, under warranty, with the consumable that it uses up. */
export async function terminalRow(t: Ground, { agent, member, device, consume }: Names): Promise<void> {
  const agentId = await agentRow(t, { agent_name: agent })
  const memberId = await memberRow(t, agentId, { member_name: member })
  const productId = await productRow(t, { product_name: '智能钥匙柜', model: 'KG-24' })
  const consumeId = await consumeRow(t, { consume_name: consume })
  await t.services.database.kysely
    .insertInto('product_consume')
    .values({ product_id: productId, consume_id: consumeId, qty_per_use: 1, create_time: t.clock.at })
    .execute()
  await boundDeviceRow(
    t,
    { productId, agentId, memberId },
    { device_no: device, status: 3, warranty_end: '2099-12-31', install_address: '松湾市青禾路 8 号' },
  )
}
