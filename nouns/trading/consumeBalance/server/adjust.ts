import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { holdersOf } from '../../server/holdersOf.ts'
import type * as Balance from '../contract.ts'
import { adjustmentStatus, consumeBalance as noun } from '../noun.ts'
import { changeBalance } from './changeBalance.ts'
import type { Owner } from './openBalances.ts'
import { ownerNamed } from './ownerName.ts'
import { tell } from './tell.ts'

const { table } = noun

/** Asks for a correction; what it would take away is set aside. */
export async function requestAdjustment(
  ctx: Ctx,
  { id, version, change, reason }: Input<typeof Balance.UpdateBalance>,
) {
  const { db, user, now } = ctx
  const balance = await findSeen(ctx, table, { id, version })
  const waits = await db
    .selectFrom('consume_adjustment')
    .select('id')
    .where('balance_id', '=', id)
    .where('status', '=', adjustmentStatus.waiting)
    .executeTakeFirst()
  if (waits) fail('WrongState', { reason: 'consumeBalance.refused.waiting' })
  const frozen = Math.max(-change, 0)
  if (balance.quantity - balance.frozen < frozen)
    fail('Insufficient', { reason: 'consumeBalance.refused.insufficient' })
  const asked = await db
    .insertInto('consume_adjustment')
    .values({ balance_id: id, change, reason, apply_user_id: user.userId, apply_user_name: user.name, apply_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const saved = await setAside(ctx, id, frozen)
  ctx.note({ table, id, before: { adjustment: null }, after: { adjustment: change }, message: reason })
  const others = await holdersOf(db, noun.permission, 'adjust_audit')
  await tell(
    db,
    id,
    {
      ...{ code: 'balance_adjust', act: asked.id, to: others.filter((person) => person !== user.userId) },
      params: { change, reason, user: user.name },
    },
    now,
  )
  return saved
}

/** Decides on a correction that somebody else has asked for. */
export async function auditAdjustment(ctx: Ctx, { id, version, passed, opinion }: Input<typeof Balance.AuditBalance>) {
  const { db, user, now } = ctx
  const { asked, balance } = await waitingOne(ctx, { id, version })
  if (asked.apply_user_id === user.userId) fail('WrongState', { reason: 'consumeBalance.refused.own' })
  if (!passed && !opinion) failAt('opinion', 'consumeBalance.refused.opinion')
  if (asked.change < 0) await setAside(ctx, balance.id, asked.change)
  if (passed) {
    const owner: Owner = { type: ownerNamed(balance.owner_type), id: balance.owner_id }
    const change = {
      owner,
      consumeId: balance.consume_id,
      type: 'adjusted',
      operator: user,
      memo: asked.reason,
    } as const
    const direction = asked.change > 0 ? 'more' : 'less'
    const record = { table: 'consume_adjustment', id }
    await changeBalance(db, { ...change, qty: Math.abs(asked.change), direction, record }, now)
  }
  const saved = await end(ctx, asked, passed ? adjustmentStatus.agreed : adjustmentStatus.refused, {
    ...{ audit_user_id: user.userId, audit_user_name: user.name, audit_time: now, audit_opinion: opinion },
  })
  const told = { change: asked.change, user: user.name }
  await tell(db, balance.id, { code: 'balance_decided', act: id, to: [asked.apply_user_id], params: told }, now)
  return saved
}

/** Takes back a correction that the caller has asked for. */
export async function withdrawAdjustment(ctx: Ctx, seen: Input<typeof Balance.WithdrawBalance>) {
  const { asked, balance } = await waitingOne(ctx, seen)
  if (asked.apply_user_id !== ctx.user.userId) fail('WrongState', { reason: 'consumeBalance.refused.others' })
  if (asked.change < 0) await setAside(ctx, balance.id, asked.change)
  return end(ctx, asked, adjustmentStatus.takenBack, {})
}

/** Sets so many pieces aside, or gives them back. */
const setAside = (ctx: Ctx, id: number, pieces: number) =>
  ctx.scoped
    .change(table)
    .set({ frozen: sql<number>`frozen + ${pieces}`, last_change: ctx.now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** A correction that waits, of a balance in scope; the balance is locked before it, as everywhere. */
async function waitingOne(ctx: Ctx, { id, version }: { id: number; version: number }) {
  const asked = () => ctx.db.selectFrom('consume_adjustment').selectAll().where('id', '=', id)
  const { balance_id } = (await asked().executeTakeFirst()) ?? fail('NotFound')
  const balance = await find(ctx, table, balance_id, 'lock')
  const now = await asked().forUpdate().executeTakeFirstOrThrow()
  if (now.status !== adjustmentStatus.waiting) fail('WrongState', { reason: 'consumeBalance.refused.decided' })
  checkVersion(now, version)
  return { asked: now, balance }
}

type Asked = Awaited<ReturnType<typeof waitingOne>>['asked']

async function end(ctx: Ctx, { id, balance_id, change, reason }: Asked, status: number, audited: object) {
  const saved = await ctx.db
    .updateTable('consume_adjustment')
    .set({ status, ...audited, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({
    ...{ table, id: balance_id, message: reason },
    ...{ before: { adjustment: change, decided: null }, after: { adjustment: change, decided: status } },
  })
  await settle(ctx.db, { codes: ['balance_adjust'], table, id: balance_id, by: ctx.user.userId }, ctx.now)
  return saved
}
