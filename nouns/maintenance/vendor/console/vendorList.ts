import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { vendor } from '../noun.ts'

export type VendorRow = RowOf<'Maintenance/GetCompanyPageList'>
export type VendorDetail = RowOf<'Maintenance/GetCompany'>
export type VendorValues = BodyOf<'Maintenance/SaveCompany'>
export type VendorMove = VendorRow['moves'][number]

/** The filters of the list (domain 8.2). */
export const vendorShape = shapeOf(vendor, { expiry: 'text', service_type: 'int' })
