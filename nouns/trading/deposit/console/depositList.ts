import type { RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { deposit } from '../noun.ts'

export type DepositRow = RowOf<'Member/GetDepositPageList'>
export type DepositDetail = RowOf<'Member/GetDeposit'>
export type DepositMove = DepositRow['moves'][number]

/** The filters of the list (domain 11.11). */
export const depositShape = shapeOf(deposit)
