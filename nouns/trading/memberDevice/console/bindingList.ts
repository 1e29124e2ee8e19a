import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { memberDevice } from '../noun.ts'

export type BindingRow = RowOf<'MemberDevice/GetPageList'>
export type BindingDetail = RowOf<'MemberDevice/Get'>
export type BindingValues = BodyOf<'MemberDevice/Save'>

/** The filters of the list. */
export const bindingShape = shapeOf(memberDevice)
