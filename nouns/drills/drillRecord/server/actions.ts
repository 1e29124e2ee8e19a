import { handle } from '@shouya/server/core/handle.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { find } from '@shouya/server/registers/find.ts'
import * as Contract from '../contract.ts'
import { drillRecord as noun } from '../noun.ts'
import { carryOut, submit } from './carryOut.ts'
import { confirm, evaluate } from './evaluate.ts'
import { conditionsOf, detailsOf, rowsOf } from './rows.ts'
import { save } from './save.ts'
import { getStat } from './stat.ts'
import { cancel, giveBack, withdraw } from './takeBack.ts'

export const drillRecord = handle(Contract, {
  ...listActions(noun, {
    conditionsOf,
    listed: rowsOf,
    detailed: detailsOf,
    paper: { order: ['dept_id', 'begin_time'], max: Contract.MOST_PRINTED },
  }),

  async GetPersonList(ctx, { dept_id }) {
    const unit = dept_id ?? ctx.user.deptId
    await find(ctx, 'dept', unit)
    return peopleWith(ctx.db, unit, { id: noun.permission, operations: ['query'] }).execute()
  },

  Save: save,
  Do: carryOut,
  Submit: submit,
  Evaluate: signed(evaluate),
  Confirm: signed(confirm),
  GiveBack: giveBack,
  Withdraw: withdraw,
  Cancel: cancel,
  GetStat: getStat,
})
