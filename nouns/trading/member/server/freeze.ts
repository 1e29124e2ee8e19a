import type { Handler } from '@shouya/server/core/handle.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Member from '../contract.ts'
import { member } from '../noun.ts'
import { statusStamp } from './stamp.ts'

/** Freezes a member or lets it go on; its people sign in all the same, to pay what they owe. */
export const freezeMember: Handler<typeof Member.Freeze> = async (ctx, { command, reason, ...seen }) => {
  const before = await toMove(ctx, member, seen, command)
  const status = member.states.codes[member.moves[command].to]
  return changeRow(ctx, member, before, { status, auto_frozen: false, ...statusStamp(ctx, reason) }, reason)
}
