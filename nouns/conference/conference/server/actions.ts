import { handle } from '@shouya/server/core/handle.ts'
import { signedIfGiven } from '@shouya/server/core/signatures/signatures.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import * as Contract from '../contract.ts'
import { conference } from '../noun.ts'
import { calendarFile } from './calendarFile.ts'
import { colleaguesOf } from './colleagues.ts'
import { conflictsOf } from './conflicts.ts'
import { archive, confirmMinutes, saveMinutes } from './minutes.ts'
import { monthOf } from './month.ts'
import { cancel, publish, remove } from './organise.ts'
import { answer } from './reply.ts'
import { conditionsOf, detailsOf, rowsOf } from './rows.ts'
import { save } from './save.ts'
import { getSignCode, sign } from './sign.ts'

export const conferenceActions = handle(Contract, {
  ...listActions(conference, {
    conditionsOf,
    listed: rowsOf,
    detailed: detailsOf,
    paper: { order: ['begin_time'], max: Contract.MOST_PRINTED },
  }),

  GetMonth: monthOf,
  GetDelegateList: (ctx) => colleaguesOf(ctx).limit(Contract.MOST_COLLEAGUES).execute(),
  GetConflicts: conflictsOf,
  GetCalendarFile: calendarFile,
  Save: save,
  Publish: publish,
  Cancel: cancel,
  Delete: remove,
  Reply: answer,
  GetSignCode: getSignCode,
  Sign: signedIfGiven(sign),
  SaveMinutes: saveMinutes,
  ConfirmMinutes: confirmMinutes,
  Archive: archive,
})
