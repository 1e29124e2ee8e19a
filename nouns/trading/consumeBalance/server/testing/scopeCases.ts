import { granted } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import type { Case, Cases, Stage } from '@shouya/server/testing/matrix/scopeCase.ts'
import { agentRow, boundDeviceRow, consumeRow, memberRow, productRow } from '../../../server/testing/rows.ts'
import { ownerType } from '../../noun.ts'
import { authorize } from './authorize.ts'

const consume: Case = { free: 'consumables belong to nobody' }
const narrows: Case = { free: 'narrows the balances of the caller’s own tree' }
const receiver: Case = { free: 'a receiver in scope of the giver’s tree, else 1001 (consumeBalance.db.test.ts)' }
const reason = '盘点发现少发一卷，按实补足'

type Authorized = { id: number; version: number; agent: number; device: number; consume: number }

/** Pieces of an agent, which no unit sees, and a device of its tree that uses them. */
async function authorized({ t, signer }: Stage): Promise<Authorized> {
  const [agent, productId, consumeId] = [await agentRow(t), await productRow(t), await consumeRow(t)]
  const device = await boundDeviceRow(t, { productId, agentId: agent, memberId: await memberRow(t, agent) })
  await t.services.database.kysely
    .insertInto('product_consume')
    .values({ product_id: productId, consume_id: consumeId, qty_per_use: 1, create_time: t.clock.at })
    .execute()
  const id = await authorize(t, { owner: agent, consume: consumeId }, 9)
  const { version } = granted(await signer.post('Consume/GetBalance', { id }))
  return { id, version, agent, device: device.id, consume: consumeId }
}

/** To those who see the whole bank. */
const balance = (body: (made: Authorized, stage: Stage) => Body | Promise<Body>): Case => ({
  by: 'signer',
  subject: async (stage) => body(await authorized(stage), stage),
})

/** The correction of one. */
const adjustment = (more: Body): Case =>
  balance(async ({ id, version }, { signer }) => {
    granted(await signer.post('Consume/UpdateBalance', { id, version, change: 1, reason }))
    const [asked] = (await signer.post('Consume/GetBalance', { id })).Data.adjustments
    return { id: asked.id, version: asked.version, ...more }
  })

/** What names a row in the actions of authorizations. */
export default {
  'Consume/GetBalance id': balance(({ id }) => ({ id })),
  'Consume/GetBalancePageList agent_id': narrows,
  'Consume/GetBalancePageList consume_id': narrows,
  'Consume/ApcPageList agent_id': narrows,
  'Consume/ApcPageList consume_id': narrows,
  'Consume/GetBalanceLogList id': balance(({ id }) => ({ id })),
  'Consume/GetBalanceQuantity owner_id': balance((made) => ({
    ...{ owner_type: ownerType.agent, owner_id: made.agent, consume_id: made.consume },
  })),
  'Consume/GetBalanceQuantity consume_id': consume,
  'Consume/GetBalanceOwnerList agent_id': narrows,
  'Consume/GetBalanceOwnerList consume_id': consume,
  'Consume/AddBalance agent_id': balance((made) => ({
    ...{ agent_id: made.agent, consume_id: made.consume, qty: 1, reason },
  })),
  'Consume/AddBalance consume_id': consume,
  'Consume/SaveBalance id': balance(({ id, version }) => ({ id, version, warn_quantity: 1, expire_date: null })),
  'Consume/Recharge id': balance(({ id, device }) => ({ id, owner_type: ownerType.device, owner_id: device, qty: 1 })),
  'Consume/Recharge owner_id': receiver,
  'Consume/ApcRecharge id': balance(({ id, device }) => ({
    ...{ id, receivers: [{ owner_type: ownerType.device, owner_id: device, qty: 1 }] },
  })),
  'Consume/ApcRecharge receivers.owner_id': receiver,
  'Consume/UpdateBalance id': balance(({ id, version }) => ({ id, version, change: 1, reason })),
  'Consume/AuditBalance id': adjustment({ passed: true }),
  'Consume/WithdrawBalance id': adjustment({}),
} satisfies Cases
