import { withClient } from '../../apps/server/src/db/withClient.ts'
import { served } from './served.ts'

type Terminal = { readonly agent: string; readonly member: string; readonly device: string; readonly consume: string }

/** A running terminal of a member, under warranty, with the consumable that it uses, as the test's own. */
export async function addTerminal({ agent, member, device, consume }: Terminal): Promise<void> {
  await withClient(served().url, async (client) => {
    const added = async (statement: string, values: unknown[]): Promise<number> =>
      Number((await client.query(`${statement} returning id`, values)).rows[0].id)
    const agentId = await added(
      `insert into agent (agent_name, agent_level, path, contact_name, phone, licence_file_ids, region_codes, contract_begin,
        contract_end, status, audit_time, search_text, create_time)
      values ($1::varchar, 2, null, '某人', '19912340002', '{1}', '{330100}', '2020-01-01', '2099-12-31', 2, now(), $1::varchar, now())`,
      [agent],
    )
    const memberId = await added(
      `insert into member (member_type, member_name, contact_name, phone, agent_id, identity_mask, identity_hash, licence_file_ids,
        status, audit_time, search_text, create_time)
      values (2, $1::varchar, '某人', '19912340003', $2, '9133****', 'terminal', '{1}', 2, now(), $1::varchar, now())`,
      [member, agentId],
    )
    const category = await added('insert into product_category (name, create_time) values ($1, now())', [device])
    const product = await added(
      `insert into product (product_code, product_name, category_id, model, cover_file_id, sale_mode, price, agent_price, stock, status,
        create_time)
      values ($1, '智能钥匙柜', $2, 'KG-24', 1, 1, 100000, 80000, 10, 1, now())`,
      [device, category],
    )
    const kind = await added('insert into consume_category (name, create_time) values ($1, now())', [consume])
    const consumeId = await added(
      `insert into consume (consume_code, consume_name, category_id, spec, unit, price, agent_price, status, create_time)
      values ('FQ-E2E', $1, $2, '卷/500', 3, 3000, 2000, 1, now())`,
      [consume, kind],
    )
    await client.query(
      'insert into product_consume (product_id, consume_id, qty_per_use, create_time) values ($1, $2, 1, now())',
      [product, consumeId],
    )
    const deviceId = await added(
      `insert into device (device_no, sn, product_id, agent_id, member_id, install_address, activate_time, warranty_end, status,
        create_time)
      values ($1::varchar, $1::varchar, $2, $3, $4, '松湾市青禾路 8 号', now(), '2099-12-31', 3, now())`,
      [device, product, agentId, memberId],
    )
    await added(
      `insert into member_device (agent_id, device_id, member_id, bind_type, bind_time, create_time)
      values ($1, $2, $3, 1, now(), now())`,
      [agentId, deviceId, memberId],
    )
  })
}
