import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { contact } from '../noun.ts'

export type ContactRow = RowOf<'SysContact/GetPageList'>
export type ContactDetail = DataOf<'SysContact/Get'>
export type ContactValues = BodyOf<'SysContact/Save'>
export type BookRow = RowOf<'SysContact/GetBookPageList'>

/** The filters of the entered numbers. */
export const contactShape = shapeOf(contact)

/** The filters of the book. */
export const bookShape = { dept_id: 'int', include_child: 'int', contact_group: 'int' } as const

/** Unit by unit, unless somebody orders it otherwise. */
export const bookSorts = ['place', 'name'] as const
export const inPlace = (query: Record<string, unknown>) =>
  query.sort_field === undefined ? { ...query, sort_order: 'asc' } : query
