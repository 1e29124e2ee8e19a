import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Equipment from '../contract.ts'
import { equipment, eventKind } from '../noun.ts'
import { addEvent } from './events.ts'
import { orderOf } from './orderOf.ts'

const { codes } = equipment.states

export const changeStatus: Handler<typeof Equipment.ChangeStatus> = async (ctx, { id, version, command, reason }) => {
  const before = await toMove(ctx, equipment, { id, version }, command)
  const held = command === 'start' ? await orderOf(ctx.db, id) : undefined
  const status = held ? codes.repair : codes[equipment.moves[command].to]
  const saved = await changeRow(ctx, equipment, before, { status, status_reason: reason }, reason)
  await addEvent(ctx, id, { kind: eventKind.state, to_status: status, note: reason })
  return saved
}

export const scrap: Handler<typeof Equipment.Scrap> = async (ctx, { id, version, reason }) => {
  const before = await toMove(ctx, equipment, { id, version }, 'scrap')
  const held = await orderOf(ctx.db, id)
  if (held) fail('InUse', { reason: 'equipment.refused.held', params: { bill: held.bill_no } })
  const after = { status: codes.scrapped, status_reason: reason, scrap_date: todayOf(ctx) }
  const saved = await changeRow(ctx, equipment, before, after, reason)
  await addEvent(ctx, id, { kind: eventKind.state, to_status: codes.scrapped, note: reason })
  return saved
}

/** A maintenance moves the next one: a day that somebody fixed has been kept. */
export const maintain: Handler<typeof Equipment.Maintain> = async (ctx, { id, version, kind, day, note }) => {
  const before = await toMove(ctx, equipment, { id, version }, 'maintain')
  if (day > todayOf(ctx)) failAt('day', 'input.future')
  const isMaintained = kind === eventKind.maintained
  if (isMaintained && before.last_maint !== null && day < before.last_maint)
    failAt('day', 'equipment.refused.beforeLast', { day: before.last_maint })
  const after = isMaintained ? { last_maint: day, next_maint_on: null } : {}
  const saved = await changeRow(ctx, equipment, before, after, note ?? undefined)
  await addEvent(ctx, id, { kind, day, note })
  return saved
}
