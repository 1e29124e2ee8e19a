import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import type * as Binding from '../contract.ts'
import { bindType, memberDevice } from '../noun.ts'
import { leaseIssues } from '../rules.ts'
import { bindDevice } from './bind.ts'

/** Binds a device to a member, both in the caller's scope, or changes what a binding says beside that. */
export const saveBinding: Handler<typeof Binding.Save> = async (ctx, { id, version, ...fields }) => {
  const before = await findSeen(ctx, 'member_device', { id, version })
  if (!before) {
    const device = await ctx.scoped.rows('device').select('id').where('id', '=', fields.device_id).executeTakeFirst()
    if (!device) failAt('device_id', 'memberDevice.refused.device')
    const member = await ctx.scoped.rows('member').select('id').where('id', '=', fields.member_id).executeTakeFirst()
    if (!member) failAt('member_id', 'memberDevice.refused.member')
    const saved = await bindDevice(ctx.db, fields, ctx.user, ctx.now)
    ctx.note({ table: 'member_device', id: saved.id, before: null, after: fields })
    return saved
  }
  const isSame = (['device_id', 'member_id', 'bind_type'] as const).every((field) => before[field] === fields[field])
  if (!isSame || before.status !== memberDevice.states.codes.bound) fail('WrongState')
  const [issue] = leaseIssues(fields)
  if (issue) failAt(issue.path, issue.reason)
  const { lease_begin, lease_end, remark } = fields
  // A later end is paid for by a renewal (domain 11.7), and only the bank puts right what was entered wrongly.
  const wrong = (['lease_begin', 'lease_end'] as const).find((field) => before[field] !== fields[field])
  if (ctx.user.scope.kind === 'party' && before.bind_type === bindType.lease && wrong)
    failAt(wrong, 'memberDevice.refused.lease')
  const lease = before.bind_type === bindType.lease ? { lease_begin, lease_end } : {}
  return insertOrChange(ctx, 'member_device', before, { ...lease, remark } as never)
}
