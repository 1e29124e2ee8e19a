import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { reportFile } from '../noun.ts'

export type FileRow = RowOf<'ReportFile/GetPageList'>
export type FileDetail = DataOf<'ReportFile/Get'>
export type FileValues = Omit<BodyOf<'ReportFile/Save'>, 'file_id'> & { file?: UploadedFile[] }
export type Move = FileRow['allowed'][number]

/** An uploaded file in the form; without an id while it is on its way. */
export type UploadedFile = {
  uid: string
  name: string
  id?: number
  status?: 'uploading' | 'done' | 'error' | 'removed'
}

export const fileShape = shapeOf(reportFile, { year: 'int', period_key: 'text', destroy_no: 'text' })
