import type { Input, Row } from '@shouya/contract/action'
import { movesOf } from '@shouya/noun/moves'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import type * as Feedback from '../contract.ts'
import { feedback } from '../noun.ts'
import { dayOf } from './budget.ts'
import { isOpenMove } from './rows.ts'
import { reopened } from './steps.ts'

/** Anonymous feedback by its receipt, of which the database has a keyed hash. */
export const findByReceipt = ({ db, services }: Pick<Ctx, 'db' | 'services'>, receipt: string) =>
  everything(db)
    .selectFrom('feedback')
    .selectAll()
    .where('receipt_hash', 'in', services.keys.hashes('feedback', receipt))
    .executeTakeFirst()

type Found = NonNullable<Awaited<ReturnType<typeof findByReceipt>>>
type Shown = Row<typeof Feedback.GetByReceipt>
type Command = Shown['moves'][number]

const commands: readonly string[] = ['rate', 'reopen', 'close'] satisfies Command[]

/** What the holder of the receipt may do with it now. */
function movesByReceipt(ctx: Ctx, row: Found): Command[] {
  const author = { userId: 0, may: () => true, isFresh: true }
  const moves = movesOf(feedback, { status: row.status, create_user_id: 0 }, author)
  return moves.filter((move) => commands.includes(move) && isOpenMove(row, move, dayOf(ctx))) as Command[]
}

export async function getByReceipt(ctx: Ctx, { receipt }: Input<typeof Feedback.GetByReceipt>): Promise<Shown> {
  const row = await findByReceipt(ctx, receipt)
  if (!row) fail('NotFound', { reason: 'feedback.refused.receipt' })
  return { ...row, has_screenshot: row.screenshot_file_id !== null, moves: movesByReceipt(ctx, row) }
}

/** Without stamps: who and when stays unsaid, but for the day on which it is closed. */
export async function changeByReceipt(ctx: Ctx, input: Input<typeof Feedback.ChangeByReceipt>): Promise<null> {
  const { receipt, command } = input
  const row = await findByReceipt(ctx, receipt)
  if (!row) fail('NotFound', { reason: 'feedback.refused.receipt' })
  await everything(ctx.db).selectFrom('feedback').select('id').where('id', '=', row.id).forUpdate().execute()
  const current = (await findByReceipt(ctx, receipt)) ?? fail('NotFound')
  if (!movesByReceipt(ctx, current).includes(command)) fail('WrongState')
  checkVersion(current, input.version)
  const change = () => {
    switch (command) {
      case 'rate':
        return { satisfaction: input.satisfaction ?? failAt('satisfaction', 'input.required') }
      case 'reopen':
        return reopened(current, input.reopen_reason ?? failAt('reopen_reason', 'input.required'))
      case 'close':
        return { status: feedback.states.codes.closed, end_time: sql<string>`${dayOf(ctx)}::date` }
    }
  }
  await everything(ctx.db)
    .updateTable('feedback')
    .set({ ...change(), version: sql<number>`version + 1` })
    .where('id', '=', current.id)
    .execute()
  return null
}
