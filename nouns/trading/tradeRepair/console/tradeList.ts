import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { tradeRepair } from '../noun.ts'

export type TradeRow = RowOf<'Repair/GetTradePageList'>
export type TradeDetail = DataOf<'Repair/GetTrade'>
export type TradeMove = TradeRow['allowed'][number]
export type TradeValues = BodyOf<'Repair/RequestTrade'>

/** The filters of the list. */
export const tradeShape = shapeOf(tradeRepair)
