import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const free = 'trading belongs to no unit: agents see their tree, others the whole or nothing (recharge.db.test.ts)'
const own = 'named by whoever sells, found in scope or refused (recharge.db.test.ts)'

/** What names a row in the actions of recharges and their payments. */
export default {
  'Recharge/GetPageList agent_id': { free },
  'Recharge/GetPageList member_id': { free },
  'Recharge/GetPageList device_id': { free },
  'Recharge/GetCount agent_id': { free },
  'Recharge/GetCount member_id': { free },
  'Recharge/GetCount device_id': { free },
  'Recharge/Get id': { free },
  'Recharge/GetDeviceList member_id': { free },
  'Recharge/Save member_id': { free: own },
  'Recharge/Save package_id': { free: own },
  'Recharge/Save device_id': { free: own },
  'Recharge/Save voucher_file_ids': { free: 'own uploads only (`tiePhotos`)' },
  'Recharge/Pay id': { free },
  'Recharge/Pay voucher_file_ids': { free: 'own uploads only (`tiePhotos`)' },
  'Recharge/Confirm id': { free },
  'Recharge/Credit id': { free },
  'Recharge/Credit device_id': { free: own },
  'Recharge/Accept id': { free },
  'Recharge/Dismiss id': { free },
  'Recharge/AskRefund id': { free },
  'Recharge/Refund id': { free },
  'Recharge/RefuseRefund id': { free },
  'Recharge/Cancel id': { free },
  'Recharge/GetPackage id': { free: 'packages are the platform’s' },
  'Recharge/SavePackage id': { free: 'packages are the platform’s' },
  'Recharge/SavePackage product_ids': { free: 'products are the platform’s' },
  'Recharge/ChangePackageStatus id': { free: 'packages are the platform’s' },
  'Recharge/DeletePackage id': { free: 'packages are the platform’s' },
  'Payment/Open id': { free },
  'Payment/Get id': { free },
  'Payment/SettleNotice id': { free: 'only for whoever sees the whole bank (payment.db.test.ts)' },
} satisfies Cases
