import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { rechargePackage } from '../noun.ts'

export type PackageRow = RowOf<'Recharge/GetPackagePageList'>
export type PackageDetail = DataOf<'Recharge/GetPackage'>
export type PackageValues = BodyOf<'Recharge/SavePackage'>

/** The filters of the list. */
export const packageShape = shapeOf(rechargePackage)
