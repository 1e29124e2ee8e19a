import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { ledgerAccount } from '../noun.ts'

export type AccountRow = RowOf<'Ledger/GetAccountPageList'>
export type Sheet = DataOf<'Ledger/GetSheet'>

export const accountShape = shapeOf(ledgerAccount, { account_type: 'ints', owner_id: 'int' })
