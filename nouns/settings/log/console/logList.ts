import type { RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { log } from '../noun.ts'

export type LogRow = RowOf<'Log/GetPageList'>

export const operationShape = shapeOf(log, { action: 'text', module: 'text', jobs: 'bool' })

const { begin_date, end_date, result, user_id } = operationShape

export const signInShape = { begin_date, end_date, result, user_id }
