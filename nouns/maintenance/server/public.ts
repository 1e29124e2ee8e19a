export { type LedgerDevice, ledgerDevice, ledgerDevices } from '../equipment/server/ledger.ts'
export { vendorNamed } from '../vendor/server/vendorNamed.ts'
export { type Resolved, vendorsOf } from '../vendorBinding/server/resolve.ts'
