import type { Ctx } from '@shouya/server/core/context.ts'
import { dictLabels } from '@shouya/server/core/dictionary/dictLabels.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import { trainingScores } from '../../../library/server/public.ts'
import * as Contract from '../contract.ts'
import { meetingLog as noun } from '../noun.ts'
import { expectedOf } from './expected.ts'
import { conditionsOf, detailsOf, rowsOf } from './rows.ts'
import { save } from './save.ts'
import { sign } from './sign.ts'
import { confirm, cross, finishTodo } from './steps.ts'
import { submit } from './submit.ts'

/** The unit that is asked about, by default the caller's own; 1002, 403 out of scope. */
async function unitOf(ctx: Ctx, deptId: number | undefined): Promise<number> {
  const unit = deptId ?? ctx.user.deptId
  if (unit !== ctx.user.deptId) await find(ctx, 'dept', unit)
  return unit
}

export const meetingLog = handle(Contract, {
  ...listActions(noun, {
    conditionsOf,
    listed: rowsOf,
    detailed: detailsOf,
    paper: { order: ['dept_id', 'begin_time'], max: Contract.MOST_PRINTED, without: ['draft'] },
  }),

  async GetPersonList(ctx, { dept_id }) {
    return peopleWith(ctx.db, await unitOf(ctx, dept_id), {
      id: noun.permission,
      operations: ['sign', 'confirm', 'submit'],
    }).execute()
  },

  async GetExpectedList(ctx, { dept_id }) {
    return expectedOf(ctx, await unitOf(ctx, dept_id))
  },

  async GetTrainingScores(ctx, { dept_id, period_key }) {
    return trainingScores(ctx.db, await unitOf(ctx, dept_id), period_key)
  },

  Save: save,
  Submit: submit,
  Sign: signed(sign),
  Confirm: signed(confirm),
  FinishTodo: finishTodo,
  Void: cross,

  async Delete(ctx, seen) {
    const row = await toMove(ctx, noun, seen, 'delete')
    const label = await dictLabels(ctx, 'meeting_type')
    const name = `${row.dept_name} ${label(row.log_type)} ${row.title}`
    const parts = (['meeting_sign', 'meeting_todo'] as const).map((table) => ({ table, column: 'log_id' }))
    return discard(ctx, noun, row, { name, parts })
  },
})
