export { ledgerDevice, ledgerDevices } from '../equipment/server/ledger.ts'
export { vendorNamed } from '../vendor/server/vendorNamed.ts'
