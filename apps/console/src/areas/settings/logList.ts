import type { RowOf } from '../../api/path.ts'

export type LogRow = RowOf<'Log/GetPageList'>
