import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { keyLabel } from '../../keyLedger/server/rules.ts'
import { spendOpening } from '../../server/closedDay.ts'
import { personOf } from '../../server/people.ts'
import type * as RoomKey from '../contract.ts'
import { compose } from './compose.ts'
import { checkGiver, checkReceiver, lockKeys } from './keys.ts'
import { reportLoss } from './loss.ts'
import { spendFor } from './permit.ts'
import { book, needsReason, needsSupervisor, parties, signReminder, type } from './rules.ts'
import { timesOf } from './times.ts'

type Fields = Input<typeof RoomKey.Save>

/** Files a handover that one of its parties has signed. */
export async function saveHandover(
  ctx: Ctx,
  input: Fields,
  { sign, fileId }: Checked,
): Promise<Result<typeof RoomKey.Save>> {
  const { user, now } = ctx
  const unit = await unitOf(ctx, input.dept_id ?? user.deptId)
  const times = await timesOf(ctx, input, unit.id)
  const people = await peopleIn(ctx, input, unit.id)
  const keys = await lockKeys(ctx, input.key_ids)
  await checkKeysInScope(ctx, input.key_ids, keys.length)
  await checkGiver(ctx, keys, unit.id, input.handover_type, people.from.id)
  const loss = input.handover_type === type.loss
  if (!loss) await checkReceiver(ctx, keys, input.to_user_id, times.biz_date, 0)
  checkFields(input, keys)

  const [bill_no = ''] = await nextNumber(ctx.db, 'YS', times.biz_date, unit.dept_code)
  await spendOpening(ctx, { book, dept_id: unit.id, day: times.biz_date }, bill_no)
  const permit = await spendFor(ctx, input, unit.id, bill_no)
  const { row, audited } = compose({
    ...input,
    ...people,
    permit,
    bill_no,
    unit,
    keys,
    times,
    sign,
    now,
    timezone: ctx.services.database.timezone,
    filer: { id: user.userId, name: user.name, party: people.party },
  })
  const { id, version } = await ctx.scoped
    .insert('room_key')
    .values(row)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
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
  if (fileId !== null) await attachFile(ctx, fileId, 'room_key', id)
  const named = { id, bill_no, keys: keys.map(keyLabel) }
  if (loss) await reportLoss(ctx, { ...named, dept_id: unit.id, dept_name: unit.dept_name }, keys)
  await remind(
    ctx.db,
    {
      code: signReminder(input.handover_type),
      receivers: [people.from, people.to, people.supervisor].flatMap((one) =>
        one && one.id !== user.userId ? [one.id] : [],
      ),
      params: { bill_no, from: people.from.name, keys: named.keys },
      link: '/form/daily/taskdaily/Handover?mine=1',
      table: 'room_key',
      id,
      level: 1,
    },
    now,
  )
  ctx.note({ table: 'room_key', id, billNo: bill_no, after: audited })
  return { id, version, bill_no }
}

async function unitOf({ db, scoped }: Ctx, deptId: number) {
  const unit = await everything(db)
    .selectFrom('dept')
    .select(['id', 'dept_code', 'dept_name', 'status'])
    .where('id', '=', deptId)
    .executeTakeFirst()
  if (!unit) failAt('dept_id', 'input.unit')
  if (!scoped.holds(deptId)) fail('OutOfScope')
  if (unit.status !== 1) failAt('dept_id', 'input.unit')
  return unit
}

/** Giver, receiver and supervisor are three people of the unit or of those above it, and the caller is one of them. */
async function peopleIn({ db, user }: Ctx, input: Fields, deptId: number) {
  const { from_user_id = user.userId, to_user_id, supervisor_user_id } = input
  if (to_user_id === from_user_id) failAt('to_user_id', 'roomKey.samePerson')
  if (supervisor_user_id !== null && [from_user_id, to_user_id].includes(supervisor_user_id))
    failAt('supervisor_user_id', 'roomKey.samePerson')
  const ids = { from: from_user_id, to: to_user_id, supervisor: supervisor_user_id }
  const party = parties.find((one) => ids[one] === user.userId) ?? failAt('from_user_id', 'roomKey.notParty')
  const person = async (id: number, path: string) => {
    const found = (await personOf(db, deptId, id)) ?? failAt(path, 'input.person')
    return { id, name: found.real_name }
  }
  return {
    party,
    from: await person(from_user_id, 'from_user_id'),
    to: await person(to_user_id, 'to_user_id'),
    supervisor: supervisor_user_id === null ? null : await person(supervisor_user_id, 'supervisor_user_id'),
  }
}

async function checkKeysInScope({ db }: Ctx, ids: readonly number[], found: number) {
  const wanted = [...new Set(ids)]
  if (found === wanted.length) return
  const there = await everything(db).selectFrom('key_ledger').select('id').where('id', 'in', wanted).execute()
  fail(there.length === wanted.length ? 'OutOfScope' : 'NotFound')
}

function checkFields(input: Fields, keys: readonly { key_type: number; has_password: boolean }[]) {
  const { handover_type } = input
  if (
    input.supervisor_user_id === null &&
    needsSupervisor(
      handover_type,
      keys.map(({ key_type }) => key_type),
    )
  )
    failAt('supervisor_user_id', 'roomKey.supervisor')
  if (needsReason(handover_type) && !input.reason) failAt('reason', 'roomKey.reason')
  if (handover_type === type.leave && keys.some(({ has_password }) => has_password) && !input.password_changed)
    failAt('password_changed', 'roomKey.passwordChange')
  if (handover_type !== type.loss && !input.place_under_monitor) failAt('place_under_monitor', 'roomKey.monitor')
}
