import type { Input } from '@shouya/contract/action'
import { type Lang, message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type Failure, fail } from '@shouya/server/core/failure.ts'
import { eachAlone } from '@shouya/server/core/results/eachAlone.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { whyNot } from '@shouya/server/core/results/whyNot.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import type * as OaExamine from '../contract.ts'
import { aloneAt } from './alone.ts'
import { audit } from './audit.ts'

/** The requests that the caller has decided. */
const HANDLED = '/form/StepForm2'

/** Agrees to many tasks with one opinion. Failed tasks stay unchanged and return their reasons; the others are done. */
export async function agreeMany(ctx: Ctx, { task_ids, opinion }: Input<typeof OaExamine.AgreeMany>) {
  const { done, refused } = await eachAlone(ctx.db, new Set(task_ids), async (task_id) => {
    await refuseAlone(ctx, task_id)
    await audit(ctx, { task_id, command: 'agree', ...(opinion && { opinion }) }, null)
    return task_id
  })
  const failed: { task_id: number; title: string; message: string }[] = []
  for (const { record: task_id, failure } of refused) {
    // A request that the caller may not read has no title in the answer.
    const title = failure.name === 'NotFound' ? '' : await titleOf(ctx, task_id)
    failed.push({ task_id, title, message: whyClosed(ctx.lang, failure) })
  }
  const result_id = await keepBatch(ctx, {
    ...{ action: 'OaExamine/AgreeMany', link: HANDLED, done: done.length },
    left: failed.map(({ title, message: why }) => ({ name: title, message: why })),
  })
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

/** With the person who decided first. */
function whyClosed(lang: Lang, failure: Failure): string {
  const { name } = (failure.details.data ?? {}) as { name?: string | null }
  return failure.name === 'TaskClosed' && name
    ? message(lang, 'request.refused.closedBy', { name })
    : whyNot(lang, failure)
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
