import type { Ctx } from '@shouya/server/core/context.ts'
import { Failure, fail } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import { conference } from '../noun.ts'
import { ownLinesOf } from './lines.ts'
import type { Conference, Line } from './types.ts'

/** A meeting, locked, that the caller knows of; whoever is not invited hears it in these words. 1002 none, 403. */
export async function meetingFor(ctx: Ctx, id: number): Promise<Conference> {
  try {
    return await find(ctx, conference.table, id, 'lock')
  } catch (error) {
    if (error instanceof Failure && error.name === 'OutOfScope') failUninvited()
    throw error
  }
}

/** A meeting, locked, with the caller's own line of it. 1002 none, 403 not invited. */
export async function ownLineIn(ctx: Ctx, id: number): Promise<{ row: Conference; line: Line }> {
  const row = await meetingFor(ctx, id)
  const [line] = await ownLinesOf(ctx, [id])
  return { row, line: line ?? failUninvited() }
}

const failUninvited = (): never => fail('OutOfScope', { reason: 'conference.refused.notInvited' })
