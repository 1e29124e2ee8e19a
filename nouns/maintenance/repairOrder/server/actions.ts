import { handle } from '@shouya/server/core/handle.ts'
import { signed, signedIfGiven } from '@shouya/server/core/signatures/signatures.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import * as Repair from '../contract.ts'
import { repairOrder as noun } from '../noun.ts'
import { cancel, confirmRepair, rate } from './confirm.ts'
import { countOrders } from './count.ts'
import { devicesOf, oneDevice } from './device.ts'
import { accept, arrive, resume, suspend } from './engineer.ts'
import { fix } from './fix.ts'
import { force } from './force.ts'
import { dispatch, refuse, sendBack } from './process.ts'
import { purchaseOf } from './purchase.ts'
import { requestAgain, requestRepair } from './request.ts'
import { conditionsOf, detailsOf, rowsOf, selectOrders } from './rows.ts'
import { repairStat } from './stat.ts'
import { vendorList } from './vendors.ts'

const lists = listActions(noun, {
  conditionsOf,
  select: selectOrders,
  listed: rowsOf,
  detailed: detailsOf,
  paper: { order: ['dept_id', 'create_time'], max: Repair.MOST_PRINTED },
})

export const repair = handle(Repair, {
  ...lists,
  // The same rows for another right and page.
  GetRequestPageList: lists.GetPageList,
  GetCount: countOrders,
  GetStat: repairStat,

  GetDeviceList: devicesOf,
  GetDevice: oneDevice,
  RequestRepair: signed(requestRepair),
  Save: signed(requestAgain),

  GetVendorList: vendorList,
  Process: signed(dispatch),
  Return: sendBack,
  UpdateRepairStatus: force,

  Accept: accept,
  Refuse: refuse,
  Arrive: arrive,
  Suspend: suspend,
  Resume: resume,
  Fix: signed(fix),

  GetPurchase: purchaseOf,
  ConfirmRepair: signedIfGiven(confirmRepair),
  Rate: rate,
  Cancel: cancel,
})
