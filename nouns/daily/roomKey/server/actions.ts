import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { lastOf, listActions } from '@shouya/server/noun/lists.ts'
import { find } from '@shouya/server/registers/find.ts'
import { keyLedger } from '../../keyLedger/noun.ts'
import { dualControl } from '../../keyLedger/rules.ts'
import { peopleOf } from '../../server/people.ts'
import * as RoomKey from '../contract.ts'
import { roomKey as noun } from '../noun.ts'
import { type } from '../rules.ts'
import { refuse, voidHandover } from './close.ts'
import { idsOf } from './moveKeys.ts'
import { permitsOf } from './permit.ts'
import { conditionsOf, detailsOf, listed } from './rows.ts'
import { saveHandover } from './save.ts'
import { returnKeys, signAs } from './sign.ts'

const MOST_KEYS = 200

const position = keyLedger.states.codes

export const roomKey = handle(RoomKey, {
  ...listActions(noun, {
    conditionsOf,
    listed,
    detailed: detailsOf,
    paper: { order: ['handover_time'], max: RoomKey.MOST_PRINTED },
  }),

  async GetPersonList(ctx, { dept_id }) {
    const unit = dept_id ?? ctx.user.deptId
    if (unit !== ctx.user.deptId) await find(ctx, 'dept', unit)
    return peopleOf(ctx.db, unit).execute()
  },

  async GetLast(ctx, { dept_id }) {
    const last = await lastOf(ctx, noun, dept_id, { without: ['refused', 'void'], by: 'caller' })
    return last ? { ...last, key_ids: idsOf(last) } : null
  },

  async GetKeyList(ctx, { dept_id, handover_type, from_user_id }) {
    let query = ctx.scoped
      .rows('key_ledger')
      .selectAll()
      .where('dept_id', '=', dept_id ?? ctx.user.deptId)
      .where('position', 'not in', [position.lost, position.cancelled])
    const giver = from_user_id ?? ctx.user.userId
    if (handover_type === type.unseal)
      query = query
        .where('position', '=', position.sealed)
        .where((eb) => eb.or([eb('holder_user_id', 'is', null), eb('holder_user_id', '=', giver)]))
    else if (handover_type !== type.loss)
      query = query.where('position', '=', position.held).where('holder_user_id', '=', giver)
    const keys = await query.orderBy('key_no').limit(MOST_KEYS).execute()
    return keys.map((key) => ({ ...key, key_id: key.id, supervised: dualControl(key.key_type) }))
  },

  async GetPermitList(ctx, { dept_id = ctx.user.deptId }) {
    if (!ctx.scoped.holds(dept_id)) fail('OutOfScope')
    return permitsOf(ctx, dept_id)
  },

  Save: signed(saveHandover),
  Give: signed(signAs('from')),
  Receive: signed(signAs('to')),
  Supervise: signed(signAs('supervisor')),
  Return: signed(returnKeys),
  Refuse: refuse,
  Void: voidHandover,
})
