import { withClient } from '../../apps/server/src/db/withClient.ts'
import { served } from './served.ts'

/** An approved agent, as the test's own: its id. */
export async function addAgent(name: string): Promise<number> {
  const { rows } = await withClient(served().url, (client) =>
    client.query(
      `insert into agent (agent_name, agent_level, path, contact_name, phone, licence_file_ids, region_codes, contract_begin,
        contract_end, status, audit_time, search_text, create_time)
      values ($1, 2, null, '某人', '19912340001', '{1}', '{330100}', '2020-01-01', '2099-12-31', 2, now(), $1, now()) returning id`,
      [name],
    ),
  )
  return Number(rows[0].id)
}

type Lease = { readonly member: string; readonly device: string; readonly deposit: number }

/** A device that a member has leased for a deposit, which is to be paid. */
export async function addLease({ member, device, deposit }: Lease): Promise<void> {
  await withClient(served().url, (client) =>
    client.query(
      `with category as (
        insert into product_category (name, create_time) values ($2, now()) returning id
      ), kind as (
        insert into product (product_code, product_name, category_id, model, cover_file_id, sale_mode, price, agent_price, lease_fee,
          deposit, stock, status, create_time)
        select $2, '智能钥匙柜', id, 'KG-24', 1, 3, 100000, 80000, 5000, $3, 10, 1, now() from category returning id
      ), owner as (select id, agent_id from member where member_name = $1), made as (
        insert into device (device_no, sn, product_id, agent_id, member_id, status, create_time)
        select $2, $2, kind.id, owner.agent_id, owner.id, 1, now() from kind, owner returning id, agent_id, member_id
      )
      insert into member_device (agent_id, device_id, member_id, bind_type, bind_time, lease_begin, lease_end, deposit_due,
        deposit_status, create_time)
      select agent_id, id, member_id, 2, now(), '2020-01-01', '2099-12-31', $3, 1, now() from made`,
      [member, device, deposit],
    ),
  )
}

/** The device comes back, and somebody has inspected it. */
export async function returnLease(device: string): Promise<void> {
  await withClient(served().url, (client) =>
    client.query(
      `update member_device set status = 0, unbind_time = now(), inspect_time = now()
      where device_id = (select id from device where device_no = $1)`,
      [device],
    ),
  )
}
