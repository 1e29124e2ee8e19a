import type { BodyOf, DataOf } from '@shouya/console/api/path.ts'
import { enteredOf } from '@shouya/noun/values'
import { monitor } from '../noun.ts'

export type ColumnRow = DataOf<'Monitor/GetColumnList'>[number]
export type ColumnValues = BodyOf<'Monitor/SaveColumn'>
export type SourceValue = ColumnValues['source_expr']

export const valuesOf = (row: ColumnRow): ColumnValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(monitor, row),
  source_expr: row.source_expr,
  warn_rule: row.warn_rule,
})
