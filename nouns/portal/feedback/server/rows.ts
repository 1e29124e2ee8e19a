import type { Row } from '@shouya/contract/action'
import type { MoveName } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type Selectable, sql } from 'kysely'
import type * as Feedback from '../contract.ts'
import { feedback } from '../noun.ts'
import { REOPEN_DAYS } from '../rules.ts'
import { dayOf } from './budget.ts'

type Stored = Selectable<DB['feedback']>

/** The conditions of the list, the export and the counter. */
export const conditionsOf =
  ({ user }: Pick<Ctx, 'user'>) =>
  ({ mine, anonymous, ...query }: Feedback.FeedbackFilters) =>
    allOf([
      ...conditionsIn(feedback, query),
      ...when(mine, sql`feedback.create_user_id = ${user.userId}`),
      ...when(anonymous, sql`feedback.is_anonymous`),
    ])

type Rules = Pick<Stored, 'reply' | 'satisfaction' | 'end_time'>

/** What the state does not say: each answer is rated once; it is taken up again within seven days after the end. */
export function isOpenMove({ reply, satisfaction, end_time }: Rules, move: MoveName<typeof feedback>, today: string) {
  if (move === 'rate') return reply !== null && satisfaction === null
  if (move === 'reopen') return end_time !== null && today <= addDays(end_time.slice(0, 10), REOPEN_DAYS)
  return true
}

/** A row of the list as the caller sees it. */
export const rowOf =
  (ctx: Ctx) =>
  (row: Stored): Row<typeof Feedback.GetPageList> => ({
    ...row,
    own: row.create_user_id === ctx.user.userId,
    moves: allowedMoves(feedback, row, ctx.user).filter((move) => isOpenMove(row, move, dayOf(ctx))),
  })

/** A record with its files and the picture of its page. */
export const detailOf =
  (ctx: Ctx) =>
  async (row: Stored): Promise<Row<typeof Feedback.Get>> => {
    const [screenshot = null] = await filesOf(ctx, [row.screenshot_file_id])
    return { ...row, ...rowOf(ctx)(row), files: await filesOf(ctx, row.file_ids), screenshot }
  }
