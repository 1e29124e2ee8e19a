import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { ledger } from '../noun.ts'

export type TxnRow = RowOf<'Ledger/GetPageList'>
export type TxnDetail = DataOf<'Ledger/Get'>

export const txnShape = shapeOf(ledger, { event: 'text', biz_type: 'text', biz_id: 'int' })
