import type { Input } from '@shouya/contract/action'
import { type Lang, message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { Failure, fail } from '@shouya/server/core/failure.ts'
import { issues } from '@shouya/server/core/parse.ts'
import { keepResult } from '@shouya/server/core/results/keepResult.ts'
import { sql } from 'kysely'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import type * as OaExamine from '../contract.ts'
import { aloneAt } from './alone.ts'
import { audit } from './audit.ts'

/** The requests that the caller has decided. */
const HANDLED = '/form/StepForm2'

/** Agrees to many tasks with one opinion. Failed tasks stay unchanged and return their reasons; the others are done. */
export async function agreeMany(ctx: Ctx, { task_ids, opinion }: Input<typeof OaExamine.AgreeMany>) {
  const done: number[] = []
  const failed: { task_id: number; title: string; message: string }[] = []
  for (const task_id of new Set(task_ids)) {
    await sql`savepoint agreeing`.execute(ctx.db)
    try {
      await refuseAlone(ctx, task_id)
      await audit(ctx, { task_id, command: 'agree', ...(opinion && { opinion }) }, null)
      done.push(task_id)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await sql`rollback to savepoint agreeing`.execute(ctx.db)
      // A request that the caller may not read has no title in the answer.
      const title = error.name === 'NotFound' ? '' : await titleOf(ctx, task_id)
      failed.push({ task_id, title, message: whyNot(ctx.lang, error) })
    }
    await sql`release savepoint agreeing`.execute(ctx.db)
  }
  const result_id = await keepResult(
    ctx.db,
    {
      ...{ kind: 'batch', action: 'OaExamine/AgreeMany', userId: ctx.user.userId, link: HANDLED },
      ...{ total: done.length + failed.length, done: done.length, failed: failed.length },
      reasons: failed.map(({ title, message: why }) => ({ row: null, name: title, message: why })),
    },
    ctx.now,
  )
  return { done, failed, result_id }
}

/** A task that needs more than an opinion is refused: an empty field would count as an answer. */
async function refuseAlone({ db }: Ctx, task: number): Promise<void> {
  const row = await db
    .selectFrom('appr_task')
    .innerJoin('appr_instance', 'appr_instance.id', 'instance_id')
    .select(['node_id', 'flow_version_id'])
    .where('appr_task.id', '=', task)
    .executeTakeFirst()
  if (!row) return
  const why = aloneAt((await frozenFlow(db, row.flow_version_id)).definition, row.node_id)
  if (why) fail('WrongState', { reason: `request.refused.alone.${why}` })
}

/** The reader has no form on this page, so errors are returned as text, with the person who decided first. */
function whyNot(lang: Lang, error: Failure): string {
  const { data } = error.details
  if (Array.isArray(data))
    return [...new Set(issues(data, lang).map((issue) => issue.message))].join(message(lang, 'text.apart'))
  const { name } = (data ?? {}) as { name?: string | null }
  return error.name === 'TaskClosed' && name ? message(lang, 'request.refused.closedBy', { name }) : error.text(lang)
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
