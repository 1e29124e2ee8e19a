import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { vendorContact } from '../noun.ts'

export type ContactRow = RowOf<'Maintenance/GetContactPageList'>
export type ContactDetail = RowOf<'Maintenance/GetContact'>
export type ContactValues = BodyOf<'Maintenance/SaveContact'>

/** The filters of the list (domain 9.5). */
export const contactShape = shapeOf(vendorContact, { dept_id: 'int' })
