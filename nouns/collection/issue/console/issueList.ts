import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { FileValue } from '@shouya/console/ui/files/FilesField.tsx'
import { issue } from '../noun.ts'

export type IssueRow = RowOf<'Issue/GetPageList'>
export type IssueDetail = RowOf<'Issue/Get'>
export type Receiver = RowOf<'Issue/GetItemList'>
export type Move = IssueRow['allowed'][number]

export type IssueBody = BodyOf<'Issue/Save'>
export type IssueValues = Omit<IssueBody, 'file_ids'> & { file_ids: FileValue[] }

export const issueShape = shapeOf(issue)
