import { handle } from '@shouya/server/core/handle.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import * as Contract from '../contract.ts'
import { guardEvaluation as noun } from '../noun.ts'
import { absenceOf } from './absence.ts'
import { blankItems } from './blankItems.ts'
import { dueOf } from './guards.ts'
import { conditionsOf, detailsOf, rowsOf } from './rows.ts'
import { save } from './save.ts'
import { acknowledge, reply, submit } from './steps.ts'

export const guardEvaluation = handle(Contract, {
  ...listActions(noun, {
    conditionsOf,
    listed: rowsOf,
    detailed: detailsOf,
    paper: { order: ['dept_id', 'period_key'], max: Contract.MOST_PRINTED, without: ['draft'] },
  }),
  GetDueList: dueOf,
  GetBlank: (ctx) => blankItems(ctx),
  GetAbsence: absenceOf,
  Save: save,
  Submit: signed(submit),
  Ack: signed(acknowledge),
  Reply: reply,
})
