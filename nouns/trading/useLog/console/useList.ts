import type { RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { useLog } from '../noun.ts'

export type UseRow = RowOf<'UseLog/GetPageList'>

/** The filters of the list. */
export const useShape = shapeOf(useLog, { region: 'text', id: 'int' })
