import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { issueItem } from '../noun.ts'

export type ItemRow = RowOf<'IssueItem/GetPageList'>
export type ItemDetail = RowOf<'IssueItem/Get'>
export type UploadBody = BodyOf<'IssueItem/Upload'>

export const itemShape = shapeOf(issueItem)

export const itemPaths = {
  list: issueItem.route,
  /** The page on which a form is filled in. */
  fill: (id: number) => `${issueItem.route}?fill=${id}`,
}

/** Documents, pictures and what is sent besides. */
export const accepted = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.zip,.jpg,.jpeg,.png,.mp4'
