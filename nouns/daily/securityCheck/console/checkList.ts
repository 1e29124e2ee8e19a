import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import { securityCheck } from '../noun.ts'

export type CheckRow = RowOf<'SecurityCheck/GetPageList'>
export type CheckDetail = RowOf<'SecurityCheck/Get'>
export type Blank = DataOf<'SecurityCheck/GetBlank'>
export type Item = Blank['items'][number]
export type SaveBody = BodyOf<'SecurityCheck/Save'>
export type Answer = NonNullable<SaveBody['results'][number]>
export type CheckValues = Omit<SaveBody, 'results'> & { results: Answer[]; sign: SignDraft }
export type Move = CheckRow['allowed'][number]

/** The key of a check: there is one per unit, day and session. */
export type Head = { session: number; dept_id: number; biz_date: string }

export type AbnormalRow = RowOf<'SecurityCheck/GetAbnormalPageList'>

/** The filters of the list of abnormal items. */
export const abnormalShape = {
  begin_date: 'text',
  end_date: 'text',
  dept_id: 'int',
  include_child: 'int',
  session: 'ints',
  abnormal_item_id: 'int',
} as const

export const checkShape = shapeOf(securityCheck, {
  overall_result: 'int',
  is_overdue: 'flag',
  user_id: 'int',
  abnormal_item_id: 'int',
})
