import type { Picks } from '@shouya/approvals/instance'
import { everything } from '@shouya/server/core/access/everything.ts'
import { ownParty } from '@shouya/server/core/access/ownParty.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { z } from 'zod'
import type { pickPlace } from '../schemas.ts'
import { whomToPick } from './whomToPick.ts'

type Place = z.output<typeof pickPlace>

/** External users give tasks and copies only to people of their own party: 1001 at `path` for anybody else. */
export async function checkReach({ db, user }: Ctx, ids: readonly number[], path: string): Promise<void> {
  const own = ownParty(user)
  if (!own || ids.length === 0) return
  const reachable = await everything(db)
    .selectFrom('sys_user')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where(own)
    .execute()
  if (reachable.length < new Set(ids).size) failAt(path, 'request.refused.PICK_NOT_ALLOWED')
}

/**
 * External users may pick only people whom the node's rule offers, or of their own party if the rule allows everybody.
 * Checked before anything is stored or previewed, so that names cannot be looked up by guessed ids.
 */
export async function checkPicks(ctx: Ctx, picks: Picks, placeOf: (node: string) => Place): Promise<void> {
  if (!ownParty(ctx.user)) return
  for (const [node, users] of Object.entries(picks)) {
    const among = await whomToPick(ctx, placeOf(node))
    if (among === null) await checkReach(ctx, users, `picks.${node}`)
    else if (users.some((user) => !among.includes(user))) failAt(`picks.${node}`, 'request.refused.PICK_NOT_ALLOWED')
  }
}
