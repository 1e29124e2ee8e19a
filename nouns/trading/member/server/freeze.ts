import type { Handler } from '@shouya/server/core/handle.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Member from '../contract.ts'
import { member } from '../noun.ts'
import { isFrozenByPerson } from '../rules.ts'
import { notByClock, statusStamp } from './stamp.ts'

/**
 * Freezes a member or lets it go on; its people sign in all the same. One that the clock has frozen can be frozen by a person, too: then
 * no payment lets it go on.
 */
export const freezeMember: Handler<typeof Member.Freeze> = async (ctx, { command, reason, ...seen }) => {
  const before = await toMove(ctx, member, seen, command, (row) =>
    command === 'freeze' && isFrozenByPerson(row) ? 'member.refused.frozen' : undefined,
  )
  const status = member.states.codes[member.moves[command].to]
  return changeRow(ctx, member, before, { status, ...notByClock, ...statusStamp(ctx, reason) }, reason)
}
