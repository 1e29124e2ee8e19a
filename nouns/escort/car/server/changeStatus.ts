import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { changeRow } from '@shouya/server/noun/write.ts'
import { bankOf, peopleOf } from '../../server/receivers.ts'
import type * as Car from '../contract.ts'
import { car } from '../noun.ts'
import { carMoves } from './rows.ts'

const { table, states, moves, permission, route } = car

export const changeCarStatus: Handler<typeof Car.ChangeCarStatus> = async (ctx, { id, version, command, reason }) => {
  const { user, now, db } = ctx
  const before = await findSeen(ctx, table, { id, version })
  if (!carMoves(ctx, before).includes(command)) fail('WrongState')
  const asked = { scrap_user_id: user.userId, scrap_user_name: user.name, scrap_reason: reason, scrap_time: now }
  const none = { scrap_user_id: null, scrap_user_name: null, scrap_reason: null, scrap_time: null }
  const move = moves[command]
  const after = {
    ...('to' in move ? { status: states.codes[move.to], status_reason: reason } : {}),
    ...(command === 'scrap' ? asked : command === 'refuseScrap' ? { ...none, status_reason: reason } : {}),
    ...(command === 'confirmScrap' ? { scrap_date: todayOf(ctx) } : {}),
  }
  const saved = await changeRow(ctx, car, before, after, reason)
  const told = { table, id, level: 1, params: { plate_no: before.plate_no, reason } } as const
  const link = `${route}?keywords=${encodeURIComponent(before.plate_no)}`
  if (command === 'scrap') {
    const receivers = await bankOf(db, before.escort_company_id, permission, move.operation)
    await remind(db, { ...told, code: 'escort_scrap', receivers, link }, now)
  }
  if (command === 'confirmScrap' || command === 'refuseScrap') {
    await settle(db, { codes: ['escort_scrap'], table, id, by: user.userId }, now)
    const receivers = await peopleOf(db, before.escort_company_id)
    const code = command === 'confirmScrap' ? 'escort_scrapped' : 'escort_scrap_refused'
    await remind(db, { ...told, code, receivers, link }, now)
  }
  return saved
}
