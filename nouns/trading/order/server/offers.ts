import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { openProducts } from '../../server/openProducts.ts'
import { buyerType, orderType } from '../rules.ts'
import type { Buyer } from './buyers.ts'

export type Offer = {
  readonly product_id: number | null
  readonly consume_id: number | null
  readonly binding_id: number | null
  readonly item_name: string
  readonly item_spec: string | null
  readonly price: number
  readonly deposit: number
}

const none = { product_id: null, consume_id: null, binding_id: null, deposit: 0 } as const

/** Dictionaries: on sale; products that are only leased, only sold; a lease. */
const ON_SALE = 1
const SALE = 1
const LEASE = 2

/** What a buyer may order now, at their prices (domain 11.4, 11.7). */
export async function offersFor(ctx: Ctx, buyer: Buyer, type: number): Promise<Offer[]> {
  switch (type) {
    case orderType.devices:
      return [...(await products(ctx, buyer, false)), ...(await consumes(ctx, buyer))]
    case orderType.consumes:
      return consumes(ctx, buyer)
    case orderType.lease:
      return products(ctx, buyer, true)
    case orderType.renewal:
      return leases(ctx, buyer)
    default:
      return []
  }
}

/** Products on sale or for lease; of agents those that are open to them, at a price of theirs. */
async function products({ db, now, services }: Ctx, buyer: Buyer, isLease: boolean): Promise<Offer[]> {
  const isAgent = buyer.buyer_type === buyerType.agent
  const open = isAgent && (await openProducts(db, buyer.agent_id, localDay(now, services.database.timezone)))
  const rows = await db
    .selectFrom('product')
    .select(['id', 'product_name', 'model', 'price', 'lease_fee', 'deposit'])
    .where('status', '=', ON_SALE)
    .where('sale_mode', '<>', isLease ? SALE : LEASE)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const price = open ? open.get(row.id) : row.price
    if (price === undefined) return []
    return {
      ...{ ...none, product_id: row.id, item_name: row.product_name, item_spec: row.model },
      price: isLease ? (row.lease_fee ?? 0) : price,
      deposit: isLease && !isAgent ? (row.deposit ?? 0) : 0,
    }
  })
}

async function consumes({ db }: Ctx, { buyer_type }: Buyer): Promise<Offer[]> {
  const rows = await db
    .selectFrom('consume')
    .select(['id', 'consume_name', 'spec', 'price', 'agent_price'])
    .where('status', '=', ON_SALE)
    .orderBy('consume_code')
    .execute()
  return rows.map(({ id, consume_name, spec, price, agent_price }) => ({
    ...{ ...none, consume_id: id, item_name: consume_name, item_spec: spec },
    price: buyer_type === buyerType.agent ? agent_price : price,
  }))
}

/** Leases in force of the buyer, at the fee of today. */
async function leases({ scoped }: Ctx, buyer: Buyer): Promise<Offer[]> {
  const rows = await scoped
    .rows('member_device')
    .innerJoin('device', 'device.id', 'member_device.device_id')
    .innerJoin('product', 'product.id', 'device.product_id')
    .select([
      'member_device.id',
      'device_no',
      'product_name',
      'device.product_id',
      'lease_fee',
      'member_device.lease_end',
    ])
    .where('member_device.status', '=', 1)
    .where('bind_type', '=', LEASE)
    .where(
      buyer.member_id === null
        ? sql<boolean>`member_device.agent_id = ${buyer.agent_id}`
        : sql<boolean>`member_device.member_id = ${buyer.member_id}`,
    )
    .orderBy('lease_end')
    .orderBy('member_device.id')
    .execute()
  return rows.flatMap((row) =>
    row.lease_fee === null
      ? []
      : {
          ...{ ...none, product_id: row.product_id, binding_id: row.id, price: row.lease_fee },
          ...{ item_name: `${row.product_name} ${row.device_no}`, item_spec: row.lease_end },
        },
  )
}
