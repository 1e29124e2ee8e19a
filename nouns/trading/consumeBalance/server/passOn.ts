import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { find } from '@shouya/server/registers/find.ts'
import type * as Balance from '../contract.ts'
import { consumeBalance as noun, ownerType } from '../noun.ts'
import { type LockedBalance, lockBalances } from './lockBalances.ts'
import type { Owner } from './openBalances.ts'
import { devicesAtWork, normalMembers, ownAgentOf, uses } from './owners.ts'
import { passBetween } from './passBetween.ts'

type Receiver = { owner_type: typeof ownerType.device | typeof ownerType.member; owner_id: number; qty: number }
type Passed = { id: number; memo: string | null; receivers: readonly (Receiver & { path: string })[] }

/** Passes pieces on to one device or member. */
export async function recharge(ctx: Ctx, { id, memo, ...receiver }: Input<typeof Balance.Recharge>) {
  return passOn(ctx, { id, memo, receivers: [{ ...receiver, path: 'owner_id' }] })
}

/** The same to several. */
export async function rechargeAll(ctx: Ctx, { id, memo, receivers }: Input<typeof Balance.ApcRecharge>) {
  const named = receivers.map((receiver, at) => ({ ...receiver, path: `receivers.${at}.owner_id` }))
  const keys = receivers.map(({ owner_type, owner_id }) => `${owner_type} ${owner_id}`)
  const twice = named.find((_, at) => keys.indexOf(keys[at] as string) < at)
  if (twice) failAt(twice.path, 'consumeBalance.refused.twice')
  return { ...(await passOn(ctx, { id, memo, receivers: named })), passed: receivers.length }
}

const ownerOf = ({ owner_type, owner_id }: Pick<Receiver, 'owner_type' | 'owner_id'>): Owner => ({
  type: owner_type === ownerType.device ? 'device' : 'member',
  id: owner_id,
})

/** The earlier of two days; null: no end. */
const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one

/** An agent has fewer, the receivers have more, in one transaction. */
async function passOn(ctx: Ctx, { id, memo, receivers }: Passed) {
  const { db, scoped, user, now, services } = ctx
  const source = await find(ctx, noun.table, id)
  if (source.owner_type !== ownerType.agent) failAt('id', 'consumeBalance.refused.notAgents')
  // Whoever sees an agent's tree does not spend what others of it have.
  if ((ownAgentOf(ctx) ?? source.owner_id) !== source.owner_id)
    fail('WrongState', { reason: 'consumeBalance.refused.othersPieces' })
  await checkReceivers(ctx, source, receivers)
  const giver: Owner = { type: 'agent', id: source.owner_id }
  const locked = await lockBalances(db, source.consume_id, [giver, ...receivers.map(ownerOf)], now)
  const from = locked.find((balance) => balance.id === id) ?? fail('NotFound')
  // What has ended is void, though the night has not yet said so.
  if (from.expire_date !== null && from.expire_date < localDay(now, services.database.timezone))
    fail('Insufficient', { reason: 'consumeBalance.refused.insufficient' })
  for (const receiver of receivers) {
    const isReceivers = (balance: LockedBalance) =>
      balance.owner_type === receiver.owner_type && balance.owner_id === receiver.owner_id
    const to = locked.find(isReceivers) ?? fail('NotFound')
    const sides = { from: { owner: giver, balance: from }, to: { owner: ownerOf(receiver), balance: to } }
    const passed = { consumeId: source.consume_id, qty: receiver.qty, types: ['passedOn', 'received'] } as const
    const quantity = await passBetween(db, sides, { ...passed, operator: user, memo }, now)
    const expire_date = to.quantity > 0 ? earlier(to.expire_date, from.expire_date) : from.expire_date
    await scoped.change(noun.table).set({ expire_date }).where('id', '=', to.id).execute()
    ctx.note({ table: noun.table, id: to.id, before: { quantity: to.quantity }, after: { quantity, expire_date } })
  }
  const after = await find(ctx, noun.table, id)
  ctx.note({ table: noun.table, id, before: { quantity: from.quantity }, after: { quantity: after.quantity } })
  return { id, version: after.version }
}

/** 1001 a receiver that is not of the agent's tree, or out of use, or whose product does not use the consumable. */
async function checkReceivers(
  ctx: Ctx,
  { owner_id: agentId, consume_id }: { owner_id: number; consume_id: number },
  receivers: Passed['receivers'],
): Promise<void> {
  const idsOf = (type: number) => receivers.flatMap((each) => (each.owner_type === type ? each.owner_id : []))
  const [devices, members] = await Promise.all([
    devicesAtWork(ctx, agentId)
      .select(uses(consume_id).as('fits'))
      .where('device.id', 'in', [0, ...idsOf(ownerType.device)])
      .execute(),
    normalMembers(ctx, agentId)
      .where('member.id', 'in', [0, ...idsOf(ownerType.member)])
      .execute(),
  ])
  for (const { owner_type, owner_id, path } of receivers) {
    const known: readonly { id: number; fits?: boolean }[] = owner_type === ownerType.device ? devices : members
    const receiver = known.find((each) => each.id === owner_id)
    if (!receiver) failAt(path, 'consumeBalance.refused.receiver')
    if (receiver.fits === false) failAt(path, 'consumeBalance.refused.unfit')
  }
}
