import { handle } from '@shouya/server/core/handle.ts'
import * as Monitor from '../contract.ts'
import { getColumns, getData } from './data.ts'
import { fill } from './fill.ts'
import { readableColumns } from './readable.ts'
import { deleteColumn, saveColumn, sortColumns, testColumn } from './saveColumn.ts'

export const monitor = handle(Monitor, {
  GetColumns: getColumns,
  GetData: getData,
  Fill: fill,
  GetColumnList: readableColumns,
  SaveColumn: saveColumn,
  TestColumn: testColumn,
  SortColumns: sortColumns,
  DeleteColumn: deleteColumn,
})
