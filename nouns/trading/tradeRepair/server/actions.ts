import { handle } from '@shouya/server/core/handle.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import * as Trade from '../contract.ts'
import { tradeRepair as noun } from '../noun.ts'
import { confirmTrade, rateTrade } from './confirm.ts'
import { reportable } from './devices.ts'
import { fix } from './fix.ts'
import { resume, suspend } from './hold.ts'
import { cancel, dispatch, force, sendBack, start } from './process.ts'
import { requestAgain, requestTrade } from './request.ts'
import { conditionsOf, countRepairs, detailsOf, rowsOf, selectRepairs } from './rows.ts'
import { spareList } from './spares.ts'

export const trade = handle(Trade, {
  ...listActions(noun, {
    conditionsOf,
    select: selectRepairs,
    listed: rowsOf,
    detailed: detailsOf,
    paper: { order: ['create_time'], max: Trade.MOST_PRINTED },
  }),
  GetTradeCount: countRepairs,
  GetTradeDeviceList: reportable,
  GetTradeSpareList: spareList,

  RequestTrade: requestTrade,
  SaveTrade: requestAgain,
  CancelTrade: cancel,

  ProcessTrade: dispatch,
  ReturnTrade: sendBack,
  StartTrade: start,
  SuspendTrade: suspend,
  ResumeTrade: resume,
  FixTrade: fix,
  UpdateTradeStatus: force,

  ConfirmTrade: confirmTrade,
  RateTrade: rateTrade,
})
