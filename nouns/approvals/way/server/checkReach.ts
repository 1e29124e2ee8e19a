import type { Picks } from '@shouya/approvals/instance'
import type { pickPlace } from '@shouya/contract/examine'
import { everything } from '@shouya/server/core/access/everything.ts'
import { ownParty } from '@shouya/server/core/access/ownParty.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { z } from 'zod'
import { whomToPick } from './whomToPick.ts'

type Place = z.output<typeof pickPlace>

/** Outsiders give tasks and copies to people of their own party: 1001 at `path` for anybody else. */
export async function checkReach({ db, user }: Ctx, ids: readonly number[], path: string): Promise<void> {
  const own = ownParty(user)
  if (!own || ids.length === 0) return
  const known = await everything(db)
    .selectFrom('sys_user')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where(own)
    .execute()
  if (known.length < new Set(ids).size) failAt(path, 'request.refused.PICK_NOT_ALLOWED')
}

/**
 * Whom outsiders pick: those whom the rule of the node lets anybody pick, of their own party where it lets pick everybody.
 * Asked before anything is kept or foretold, so that no name comes back for a number that was guessed.
 */
export async function checkPicks(ctx: Ctx, picks: Picks, placeOf: (node: string) => Place): Promise<void> {
  if (!ownParty(ctx.user)) return
  for (const [node, users] of Object.entries(picks)) {
    const among = await whomToPick(ctx, placeOf(node))
    if (among === null) await checkReach(ctx, users, `picks.${node}`)
    else if (users.some((user) => !among.includes(user))) failAt(`picks.${node}`, 'request.refused.PICK_NOT_ALLOWED')
  }
}
