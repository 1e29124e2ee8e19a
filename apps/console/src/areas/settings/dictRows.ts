import type { RowOf } from '../../api/path.ts'

export type DictType = RowOf<'Dict/GetTypePageList'>
export type DictValue = RowOf<'Dict/GetDataList'>[number]
