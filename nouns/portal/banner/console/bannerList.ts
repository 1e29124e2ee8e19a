import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { banner } from '../noun.ts'

export type BannerRow = RowOf<'Banner/GetPageList'>
export type BannerDetail = DataOf<'Banner/Get'>
export type BannerValues = BodyOf<'Banner/Save'>

/** The filters of the list. */
export const bannerShape = shapeOf(banner)
