import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { vendorBinding } from '../noun.ts'

export type BindingRow = RowOf<'Maintenance/GetBindPageList'>
export type MatrixRow = RowOf<'Maintenance/GetBindMatrix'>
export type Bound = NonNullable<MatrixRow['cells'][number]['main']>
export type BindValues = BodyOf<'Maintenance/SaveBind'>

/** The filters of the list. */
export const bindingShape = shapeOf(vendorBinding, { status: 'ints' })

/** The filters of the matrix. */
export const matrixShape = { dept_id: 'int', include_child: 'int', level: 'text' } as const
