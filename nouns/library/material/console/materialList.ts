import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { FileValue } from '@shouya/console/ui/files/FilesField.tsx'
import { material } from '../noun.ts'

export type MaterialType = 1 | 2
export type MaterialRow = RowOf<'File/GetPageList'>
export type MaterialDetail = DataOf<'File/Get'>
export type ReadRow = RowOf<'File/GetReadPageList'>
export type ReadDetail = DataOf<'File/GetRead'>
export type Reading = DataOf<'File/StartReading'>
export type Category = DataOf<'File/GetCategoryList'>[number]
export type Building = DataOf<'File/GetBuildList'>[number]
export type ReceiptRow = RowOf<'File/GetReceiptPageList'>
export type ReceiptUnit = DataOf<'File/GetReceiptDeptList'>[number]
export type ReceiptState = NonNullable<BodyOf<'File/GetReceiptPageList'>['state']>

export type MaterialValues = Omit<BodyOf<'File/Save'>, 'file_ids' | 'cover_file_id' | 'tags'> & {
  file_ids: FileValue[]
  cover_file_id: number[]
  tags: string[]
}

/** The filters of the readers; in the address of their pages `type` is that of the menu. */
export const readShape = {
  category_id: 'int',
  year: 'int',
  build_dept_id: 'int',
  build_stage: 'int',
  unread: 'flag',
  to_read: 'flag',
} as const

/** What must be read is listed whatever its type. */
export const readBody = (type: MaterialType) => (query: Record<string, unknown>) =>
  query.to_read ? query : { ...query, type }

export const managedShape = shapeOf(material, { category_id: 'int', year: 'int', build_dept_id: 'int' })

/** What waits for a review is listed whatever its type. */
export const managedBody = (type: MaterialType) => (query: Record<string, unknown>) =>
  query.to_review ? query : { ...query, type }

/** Tags stand in one text. */
export const TAG_MARK = '、'

export const tagsOf = (text: string | null): string[] => (text ?? '').split(TAG_MARK).filter(Boolean)
