import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'

export type CheckRow = RowOf<'SecurityCheck/GetPageList'>
export type CheckDetail = RowOf<'SecurityCheck/Get'>
export type Blank = DataOf<'SecurityCheck/GetBlank'>
export type Item = Blank['items'][number]
export type SaveBody = BodyOf<'SecurityCheck/Save'>
export type Answer = NonNullable<SaveBody['results'][number]>
export type CheckValues = Omit<SaveBody, 'results'> & { results: Answer[]; sign: SignDraft }
export type Move = CheckRow['allowed'][number]

/** What makes a check one of its kind: of a unit, a day and a session there is one. */
export type Head = { session: number; dept_id: number; biz_date: string }

/** The filters of the register (domain 4.2). */
export const checkShape = {
  dept_id: 'int',
  include_child: 'int',
  begin_date: 'today',
  end_date: 'today',
  or_open: 'open',
  session: 'ints',
  status: 'ints',
  overall_result: 'int',
  is_overdue: 'flag',
  backfill: 'flag',
  user_id: 'int',
  mine: 'flag',
  unconfirmed: 'flag',
  filed: 'flag',
  abnormal_item_id: 'int',
} as const

export const checkSorts = ['bill_no', 'biz_date', 'received_at', 'create_time'] as const
