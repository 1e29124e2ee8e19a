import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import { type Lang, message } from '@shouya/contract/messages'
import { sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { Failure } from '../../../core/failure.ts'
import { issues } from '../../../core/parse.ts'
import { audit } from './audit.ts'

/** Many tasks with one opinion. What cannot be done stays as it is and says why; the others are done. */
export async function agreeMany(ctx: Ctx, { task_ids, opinion }: Input<typeof OaExamine.AgreeMany>) {
  const done: number[] = []
  const failed: { task_id: number; title: string; message: string }[] = []
  for (const task_id of new Set(task_ids)) {
    await sql`savepoint agreeing`.execute(ctx.db)
    try {
      await audit(ctx, { task_id, command: 'agree', ...(opinion && { opinion }) }, null)
      done.push(task_id)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await sql`rollback to savepoint agreeing`.execute(ctx.db)
      failed.push({ task_id, title: await titleOf(ctx, task_id), message: whyNot(ctx.lang, error) })
    }
    await sql`release savepoint agreeing`.execute(ctx.db)
  }
  return { done, failed }
}

/** Who reads it has no form before them: what is wrong in words, and who was first. */
function whyNot(lang: Lang, error: Failure): string {
  const { data } = error.details
  if (Array.isArray(data)) return [...new Set(issues(data, lang).map((issue) => issue.message))].join('；')
  const { name } = (data ?? {}) as { name?: string | null }
  return error.name === 'TaskClosed' && name ? message(lang, 'approval.closedBy', { name }) : error.text(lang)
}

async function titleOf({ db }: Ctx, task: number): Promise<string> {
  const row = await db
    .selectFrom('appr_task')
    .innerJoin('appr_instance', 'appr_instance.id', 'instance_id')
    .select('title')
    .where('appr_task.id', '=', task)
    .executeTakeFirst()
  return row?.title ?? ''
}
