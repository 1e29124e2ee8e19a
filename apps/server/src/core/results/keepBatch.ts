import type { Ctx } from '../context.ts'
import { keepResult } from './keepResult.ts'

type Batch = {
  action: string
  /** The page with what was done. */
  link: string
  done: number
  /** What was not done, and why. */
  left?: readonly { name: string; message: string }[]
}

/** Keeps how an action of the caller on several records ended; answers the id of the result. */
export const keepBatch = (
  { db, user, now }: Pick<Ctx, 'db' | 'user' | 'now'>,
  { action, link, done, left = [] }: Batch,
): Promise<number> =>
  keepResult(
    db,
    {
      ...{ kind: 'batch', action, userId: user.userId, link },
      ...{ total: done + left.length, done, failed: left.length },
      reasons: left.map((reason) => ({ row: null, ...reason })),
    },
    now,
  )
