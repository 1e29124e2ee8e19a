import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { visitor } from '../noun.ts'

export type VisitorRow = RowOf<'OutInside/GetPageList'>
export type VisitorDetail = RowOf<'OutInside/Get'>
export type LastVisit = NonNullable<DataOf<'OutInside/GetLast'>>
export type Move = VisitorRow['allowed'][number]

export const visitorShape = shapeOf(visitor, { area: 'int' })
