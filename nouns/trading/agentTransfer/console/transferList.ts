import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { agentTransfer } from '../noun.ts'

export type TransferRow = RowOf<'Agent/GetTransferPageList'>
export type TransferDetail = RowOf<'Agent/GetTransfer'>
export type TransferMove = TransferRow['allowed'][number]
export type TransferValues = BodyOf<'Agent/AskTransfer'>

/** The filters of the list. */
export const transferShape = shapeOf(agentTransfer)
