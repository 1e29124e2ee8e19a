import { handle } from '@shouya/server/core/handle.ts'
import { signed } from '@shouya/server/core/signatures/signatures.ts'
import { lastOf, listActions } from '@shouya/server/noun/lists.ts'
import * as FaultRepair from '../contract.ts'
import { faultRepair as noun } from '../noun.ts'
import { devicesOf, oneDevice } from './devices.ts'
import { conditionsOf, detailOf, rowOf } from './rows.ts'
import { save } from './save.ts'
import { cross, finish, giveUp, start } from './steps.ts'
import { toOrder } from './toOrder.ts'

export const faultRepair = handle(FaultRepair, {
  ...listActions(noun, {
    conditionsOf,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => rows.map(detailOf(ctx)),
    paper: { order: ['dept_id', 'fault_time'], max: FaultRepair.MOST_PRINTED },
  }),

  GetLast: (ctx, { dept_id }) => lastOf(ctx, noun, dept_id, { without: ['void'] }),

  GetDeviceList: devicesOf,
  GetDevice: oneDevice,

  Save: save,
  Start: start,
  ToOrder: signed(toOrder),
  Finish: signed(finish),
  GiveUp: giveUp,
  Delete: cross('delete'),
  Void: cross('void'),
})
