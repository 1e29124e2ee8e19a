import { openAccounts } from '@shouya/server/core/ledger/openAccounts.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Insertable, type Kysely, sql } from 'kysely'

/**
 * Rows of the trading side as its nouns leave them, for tests of other nouns: an approved agent and member with their accounts, a product
 * on sale, a device in stock. They are written past the nouns' own actions, whose tests are with the nouns.
 */

/** What they need of a test: its database, who enters them, and its clock. A `TestApp` has it, and the served database of a browser test. */
export type Ground = {
  readonly services: { readonly database: { readonly kysely: Kysely<DB> } }
  readonly world: { readonly user: { readonly trade_admin: number } }
  readonly clock: { readonly at: Date }
}

let serial = 0
/** A number that no other row of the test's database has. */
const next = () => ++serial

const written = (t: Ground) => ({
  create_user_id: t.world.user.trade_admin,
  create_user_name: 'trade_admin',
  create_time: t.clock.at,
})

const idOf = async <T extends keyof DB>(t: Ground, table: T, values: Insertable<DB[T]>): Promise<number> => {
  const db = t.services.database.kysely as unknown as Kysely<{ made: { id: number } }>
  const { id } = await db
    .insertInto(table as 'made')
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}

export async function agentRow(t: Ground, more: Partial<Insertable<DB['agent']>> = {}): Promise<number> {
  const no = next()
  const id = await idOf(t, 'agent', {
    ...{
      agent_name: `某代理商${no}`,
      agent_level: 2,
      contact_name: '某人',
      phone: `199${String(no).padStart(8, '0')}`,
    },
    ...{ licence_file_ids: [1], region_codes: ['330100'], contract_begin: '2020-01-01', contract_end: '2099-12-31' },
    ...{ status: 2, audit_time: t.clock.at },
    // The trigger writes it.
    path: sql`null` as never,
    ...written(t),
    ...more,
  })
  await openAccounts(t.services.database.kysely as never, 'agent', [id], t.clock.at)
  return id
}

export async function memberRow(
  t: Ground,
  agentId: number,
  more: Partial<Insertable<DB['member']>> = {},
): Promise<number> {
  const no = next()
  const id = await idOf(t, 'member', {
    ...{ member_type: 2, member_name: `某会员${no}`, contact_name: '某人', phone: `198${String(no).padStart(8, '0')}` },
    ...{
      agent_id: agentId,
      identity_mask: '9133****',
      identity_hash: Buffer.from(`member ${no}`),
      licence_file_ids: [1],
    },
    ...{ status: 2, audit_time: t.clock.at },
    ...written(t),
    ...more,
  })
  await openAccounts(t.services.database.kysely as never, 'member', [id], t.clock.at)
  return id
}

export async function productRow(t: Ground, more: Partial<Insertable<DB['product']>> = {}): Promise<number> {
  const no = next()
  const category_id = await idOf(t, 'product_category', { category_name: `某分类${no}`, ...written(t) })
  return idOf(t, 'product', {
    ...{
      product_code: `P${no}`,
      product_name: `某产品${no}`,
      category_id,
      model: 'M1',
      cover_file_id: 1,
      sale_mode: 3,
    },
    ...{ price: 100_000, agent_price: 80_000, lease_fee: 5_000, deposit: 200_000, stock: 100, status: 1 },
    has_device_ctrl: true,
    ...written(t),
    ...more,
  })
}

export async function consumeRow(t: Ground, more: Partial<Insertable<DB['consume']>> = {}): Promise<number> {
  const no = next()
  const category_id = await idOf(t, 'consume_category', { category_name: `某类${no}`, ...written(t) })
  return idOf(t, 'consume', {
    ...{ consume_code: `C${no}`, consume_name: `某耗材${no}`, category_id, spec: '卷', unit: 3, pieces: 500 },
    ...{ price: 3_000, agent_price: 2_000, stock: 1_000, status: 1 },
    ...written(t),
    ...more,
  })
}

export function deviceRow(t: Ground, productId: number, more: Partial<Insertable<DB['device']>> = {}): Promise<number> {
  const no = String(next()).padStart(8, '0')
  return idOf(t, 'device', {
    ...{ device_no: `DEV${no}`, sn: `SN${no}`, product_id: productId },
    ...written(t),
    ...more,
  })
}

/** A device that is bound to a member and activated; leased for a year where a deposit is named, which is paid then. */
export async function boundDeviceRow(
  t: Ground,
  {
    productId,
    agentId,
    memberId,
    deposit = 0,
  }: { productId: number; agentId: number; memberId: number; deposit?: number },
  more: Partial<Insertable<DB['device']>> = {},
): Promise<{ id: number; bindingId: number }> {
  const at = t.clock.at
  const id = await deviceRow(t, productId, {
    ...{ agent_id: agentId, member_id: memberId, status: 2, activate_time: at },
    ...more,
  })
  const bindingId = await idOf(t, 'member_device', {
    ...{ agent_id: agentId, device_id: id, member_id: memberId, bind_time: at },
    ...(deposit > 0
      ? {
          ...{ bind_type: 2, lease_begin: '2020-01-01', lease_end: '2099-12-31' },
          ...{ deposit_due: deposit, deposit_paid: deposit, deposit_status: 2 },
        }
      : { bind_type: 1 }),
    ...written(t),
  })
  return { id, bindingId }
}

/** A product that an agent may order. */
export const openProductRow = (
  t: Ground,
  agentId: number,
  productId: number,
  more: Partial<Insertable<DB['agent_product']>> = {},
): Promise<number> =>
  idOf(t, 'agent_product', {
    ...{ agent_id: agentId, product_id: productId, quota_devices: 100, status: 1 },
    ...{ begin_date: '2020-01-01', end_date: '2099-12-31' },
    ...written(t),
    ...more,
  })
