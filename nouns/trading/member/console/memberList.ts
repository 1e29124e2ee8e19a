import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { member } from '../noun.ts'

export type MemberRow = RowOf<'Member/GetPageList'>
export type MemberDetail = RowOf<'Member/Get'>
export type MemberBody = BodyOf<'Member/Save'>
export type MemberMove = MemberRow['moves'][number]
export type MemberMoney = RowOf<'Member/GetMoney'>

/** The filters of the list (domain 11.11). */
export const memberShape = shapeOf(member, { identity: 'text' })
