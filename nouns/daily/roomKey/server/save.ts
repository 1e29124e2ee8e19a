import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { insertRow } from '@shouya/server/noun/store.ts'
import { keyLabel } from '../../keyLedger/rules.ts'
import type { Key } from '../../keyLedger/server/rows.ts'
import { spendOpening } from '../../server/closedDay.ts'
import { entryTimes } from '../../server/entryTimes.ts'
import { personOf } from '../../server/people.ts'
import type * as RoomKey from '../contract.ts'
import { roomKey } from '../noun.ts'
import {
  needsCamera,
  needsPasswordChange,
  needsReason,
  needsReturnTime,
  needsSupervisor,
  partyOf,
  type,
} from '../rules.ts'
import { compose } from './compose.ts'
import { checkGiver, checkReceiver, lockKeys } from './keys.ts'
import { reportLoss } from './loss.ts'
import { spendFor } from './permit.ts'
import { register, signReminder } from './rules.ts'

type Fields = Input<typeof RoomKey.Save>

const { table } = roomKey

/** Enters a handover signed by one of its parties. */
export async function saveHandover(
  ctx: Ctx,
  input: Fields,
  { sign, fileId }: Checked,
): Promise<Result<typeof RoomKey.Save>> {
  const { user, now, services } = ctx
  const { handover_type } = input
  const unit = await unitInScope(ctx, input.dept_id ?? user.deptId)
  const of = { register, dept_id: unit.id }
  const times = await timesOf(ctx, input, of)
  const people = await peopleIn(ctx, input, unit.id)
  const keys = await lockKeys(ctx, input.key_ids)
  await checkKeysInScope(ctx, input.key_ids, keys.length)
  await checkGiver(ctx, keys, unit.id, handover_type, people.from.id)
  const isLoss = handover_type === type.loss
  if (!isLoss) await checkReceiver(ctx, keys, input.to_user_id, times.biz_date, 0)
  checkFields(input, keys)

  const [bill_no = ''] = await nextNumber(ctx.db, roomKey.prefix, times.biz_date, unit.dept_code)
  await spendOpening(ctx, { ...of, day: times.biz_date }, bill_no)
  const permit = await spendFor(ctx, input, unit.id, bill_no)
  const { row, audited } = compose({
    entered: input,
    ...people,
    ...{ bill_no, unit, keys, times, permit, sign },
    timezone: services.database.timezone,
  })
  const saved = await insertRow(ctx, table, row)
  const { id } = saved
  await ctx.db
    .insertInto('room_key_item')
    .values(
      keys.map((key) => ({
        room_key_id: id,
        key_id: key.id,
        holder_before: key.holder_user_id,
        holder_name_before: key.holder_user_name,
        position_before: key.position,
        seal_no_before: key.seal_no,
      })),
    )
    .execute()
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const named = { bill_no, keys: keys.map(keyLabel) }
  if (isLoss) await reportLoss(ctx, { ...named, id, dept_id: unit.id, dept_name: unit.dept_name }, keys)
  await remind(
    ctx.db,
    {
      code: signReminder(handover_type),
      receivers: [people.from, people.to, people.supervisor].flatMap((person) =>
        person && person.id !== user.userId ? [person.id] : [],
      ),
      params: { ...named, from: people.from.name },
      link: `${roomKey.route}?mine=1`,
      table,
      id,
      level: 1,
    },
    now,
  )
  ctx.note({ table, id, billNo: bill_no, after: audited })
  return { ...saved, bill_no }
}

/** The time of the handover, and the return time of a temporary one. */
async function timesOf(ctx: Ctx, input: Fields, of: { register: string; dept_id: number }) {
  const entered = { ...of, path: 'handover_time', wanted: input.handover_time }
  const { time: handover_time, ...rest } = await entryTimes(ctx, entered, input)
  if (!needsReturnTime(input.handover_type)) return { ...rest, handover_time, expect_return_time: null }
  const { expect_return_time } = input
  if (!(expect_return_time && expect_return_time > handover_time))
    failAt('expect_return_time', 'roomKey.refused.returnTime')
  return { ...rest, handover_time, expect_return_time }
}

/** Giver, receiver and supervisor are three people of the unit or of those above it, and the caller is one of them. */
async function peopleIn({ db, user }: Ctx, input: Fields, deptId: number) {
  const { from_user_id = user.userId, to_user_id, supervisor_user_id } = input
  if (to_user_id === from_user_id) failAt('to_user_id', 'roomKey.refused.samePerson')
  if (supervisor_user_id !== null && [from_user_id, to_user_id].includes(supervisor_user_id))
    failAt('supervisor_user_id', 'roomKey.refused.samePerson')
  const ids = { from: from_user_id, to: to_user_id, supervisor: supervisor_user_id }
  const party = partyOf(user.userId, ids) ?? failAt('from_user_id', 'roomKey.refused.notParty')
  const person = async (id: number, path: string) => {
    const candidate = (await personOf(db, deptId, id)) ?? failAt(path, 'input.person')
    return { id, name: candidate.real_name }
  }
  return {
    party,
    from: await person(from_user_id, 'from_user_id'),
    to: await person(to_user_id, 'to_user_id'),
    supervisor: supervisor_user_id === null ? null : await person(supervisor_user_id, 'supervisor_user_id'),
  }
}

async function checkKeysInScope({ db }: Ctx, ids: readonly number[], foundCount: number) {
  const keyIds = [...new Set(ids)]
  if (foundCount === keyIds.length) return
  const existing = await everything(db).selectFrom('key_ledger').select('id').where('id', 'in', keyIds).execute()
  fail(existing.length === keyIds.length ? 'OutOfScope' : 'NotFound')
}

function checkFields(input: Fields, keys: readonly Pick<Key, 'key_type' | 'has_password'>[]) {
  const { handover_type } = input
  const keyTypes = keys.map(({ key_type }) => key_type)
  if (input.supervisor_user_id === null && needsSupervisor(handover_type, keyTypes))
    failAt('supervisor_user_id', 'roomKey.refused.supervisor')
  if (needsReason(handover_type) && !input.reason) failAt('reason', 'roomKey.refused.reason')
  if (needsPasswordChange(handover_type, keys) && !input.password_changed)
    failAt('password_changed', 'roomKey.refused.passwordChange')
  if (needsCamera(handover_type) && !input.place_under_monitor) failAt('place_under_monitor', 'roomKey.refused.monitor')
}
