export { deviceInScope, devicesInScope, ledgerDevice } from '../equipment/server/ledger.ts'
export { endOrder, repairOf } from '../repairOrder/server/ofSource.ts'
export { openOrder } from '../repairOrder/server/request.ts'
export { vendorNamed } from '../vendor/server/vendorNamed.ts'
