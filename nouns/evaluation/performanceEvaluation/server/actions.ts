import { handle } from '@shouya/server/core/handle.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { find } from '@shouya/server/registers/find.ts'
import * as Contract from '../contract.ts'
import { performanceEvaluation as noun } from '../noun.ts'
import { sources } from '../rules.ts'
import { begin, calculate, itemList } from './calc.ts'
import { conditionsOf, detailsOf, rowsOf } from './rows.ts'
import { evaluatorsFor, save } from './save.ts'
import { getSource } from './source.ts'
import { acknowledge, appeal, archive, audit, publish, reject, review } from './steps.ts'
import { subjectsWithout } from './subjects.ts'
import { signFurther, submit } from './submit.ts'
import { submitMany } from './submitMany.ts'
import { summary } from './summary.ts'

export const performanceEvaluation = handle(Contract, {
  ...listActions(noun, {
    conditionsOf,
    listed: rowsOf,
    detailed: detailsOf,
    paper: { order: ['dept_id', 'year'], max: Contract.MOST_AT_ONCE, without: ['draft'] },
  }),

  async GetPersonList(ctx, { dept_id }) {
    const unit = dept_id ?? ctx.user.deptId
    if (unit !== ctx.user.deptId) await find(ctx, 'dept', unit)
    return evaluatorsFor(ctx, unit).execute()
  },

  async GetSubjectList(ctx, asked) {
    const subjects = await subjectsWithout(ctx, asked)
    return {
      subjects: subjects.slice(0, Contract.MOST_AT_ONCE).map(({ id, name, company }) => ({ id, name, company })),
      more: subjects.length > Contract.MOST_AT_ONCE,
    }
  },

  GetSource: getSource,

  async GetItemList(ctx) {
    const items = await itemList(ctx)
    return items.map((item) => ({ ...item, source: sources[item.seq] ?? null }))
  },

  GetSummary: summary,
  Begin: begin,
  Calc: calculate,
  Save: save,
  Submit: signed(submit),
  SubmitMany: signed(submitMany),
  Sign: signed(signFurther),
  Audit: audit,
  Reject: reject,
  Appeal: appeal,
  Review: review,
  Acknowledge: signed(acknowledge),
  Publish: publish,
  Archive: archive,
})
