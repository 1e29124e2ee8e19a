import type { Stop } from '@shouya/console/testing/Stop.ts'
import { tradeStatPage } from '../tradeStatPage.ts'

const { path } = tradeStatPage

export default [
  { name: 'trading statistics', path, who: 'finance' },
  { name: 'statistics of uses', path: `${path}?tab=uses`, who: 'finance' },
  { name: 'how long consumables last', path: `${path}?tab=consumes`, who: 'finance' },
  { name: 'ledger accounts', path: `${path}?tab=accounts`, who: 'finance' },
  { name: 'ledger account', path: `${path}?tab=accounts`, who: 'finance', shows: 'record' },
  { name: 'ledger vouchers', path: `${path}?tab=txns`, who: 'finance' },
  { name: 'trial balance', path: `${path}?tab=sheet`, who: 'finance' },
  { name: 'reconciliation', path: `${path}?tab=checks`, who: 'finance' },
] satisfies Stop[]
