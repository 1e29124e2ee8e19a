import type { RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { ledgerDifference } from '../noun.ts'

export type DifferenceRow = RowOf<'Ledger/GetDifferencePageList'>
export type CheckRow = RowOf<'Ledger/GetCheckPageList'>

export const differenceShape = shapeOf(ledgerDifference, { check_id: 'int', kind: 'text' })
