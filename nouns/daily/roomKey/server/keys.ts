import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { keyLedger } from '../../keyLedger/noun.ts'
import type { Key } from '../../keyLedger/server/rows.ts'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'

const position = keyLedger.states.codes
const { refused, void: voided } = roomKey.states.codes

/** The keys of a handover, locked in the order of their ids so that two handovers never wait for each other. */
export async function lockKeys({ scoped }: Ctx, ids: readonly number[]): Promise<Key[]> {
  return scoped.rows('key_ledger').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** A loss may be reported by anybody; a sealed key may have a place but no holder. */
function mayGive({ position: now, holder_user_id }: Key, handoverType: number, giver: number): boolean {
  if (handoverType === type.loss) return true
  if (handoverType === type.unseal) return holder_user_id === null || holder_user_id === giver
  return now === position.held && holder_user_id === giver
}

/** Checks that this person may hand over these keys with this type now. */
export async function checkGiver(ctx: Ctx, keys: readonly Key[], deptId: number, handoverType: number, giver: number) {
  for (const key of keys) {
    const params = { key: key.key_no }
    if (key.dept_id !== deptId) failAt('key_ids', 'input.unit')
    if (key.position === position.lost || key.position === position.cancelled)
      fail('WrongState', { reason: 'roomKey.refused.lost', params })
    if (handoverType === type.unseal && key.position !== position.sealed)
      fail('WrongState', { reason: 'roomKey.refused.notSealed', params })
    if (!mayGive(key, handoverType, giver)) fail('WrongState', { reason: 'roomKey.refused.notHeld', params })
  }
  const open = await ctx.db
    .selectFrom('room_key_item')
    .select('key_id')
    .select(sql<string>`(select bill_no from room_key where room_key.id = room_key_id)`.as('bill'))
    .where(
      'key_id',
      'in',
      keys.map(({ id }) => id),
    )
    .where('open', '=', true)
    .executeTakeFirst()
  const busy = keys.find(({ id }) => id === open?.key_id)
  if (open && busy)
    fail('WrongState', { reason: 'keyLedger.refused.inHandover', params: { key: busy.key_no, bill: open.bill } })
}

/**
 * The two halves of a pair must have different holders, whenever a key moves: to a receiver, back to its giver, back by
 * a void.
 */
export async function checkPairs(ctx: Ctx, keys: readonly Key[], holder: number): Promise<void> {
  const others = keys.flatMap(({ linked_key_id }) => (linked_key_id === null ? [] : [linked_key_id]))
  if (others.length === 0) return
  const halves = await lockKeys(ctx, others)
  const together = halves.some(
    ({ id, holder_user_id }) => holder_user_id === holder || keys.some((key) => key.id === id),
  )
  if (together) fail('WrongState', { reason: 'keyLedger.refused.pairHolder' })
}

/**
 * Dual control (domain 4.7): nobody may hold both halves of a pair, not even one after the other on the same day
 * (平行交接), and whoever knows the combination must not get the key. Checked when a handover is entered and again when it
 * is received, since the other half may have moved in between.
 */
export async function checkReceiver(ctx: Ctx, keys: readonly Key[], receiver: number, day: string, own: number) {
  for (const key of keys) {
    if (key.password_holder_user_id === receiver) fail('WrongState', { reason: 'keyLedger.refused.passwordHolder' })
    if (key.linked_key_id === null) continue
    const [other] = await lockKeys(ctx, [key.linked_key_id])
    if (!other) continue
    const params = { key: key.key_no, other: other.key_no }
    if (keys.some(({ id }) => id === other.id)) fail('WrongState', { reason: 'roomKey.refused.parallel', params })
    if (other.holder_user_id === receiver) fail('WrongState', { reason: 'keyLedger.refused.pairHolder' })
    const sameDay = await ctx.scoped
      .rows('room_key')
      .innerJoin('room_key_item', 'room_key_item.room_key_id', 'room_key.id')
      .select('room_key.id')
      .where('key_id', '=', other.id)
      .where('to_user_id', '=', receiver)
      .where('biz_date', '=', day)
      .where('status', 'not in', [refused, voided])
      .where('room_key.id', '<>', own)
      .executeTakeFirst()
    if (sameDay) fail('WrongState', { reason: 'roomKey.refused.parallel', params })
  }
}
