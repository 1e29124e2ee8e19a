import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { FileValue } from '@shouya/console/ui/files/FilesField.tsx'
import { company } from '../noun.ts'

export type CompanyRow = RowOf<'Escort/GetCompanyPageList'>
export type CompanyDetail = RowOf<'Escort/GetCompany'>
export type CompanyBody = BodyOf<'Escort/SaveCompany'>
export type CompanyMove = CompanyRow['moves'][number]

/** The form has files where the save has their ids. */
export type CompanyValues = Omit<CompanyBody, 'licence_file_ids' | 'contract_file_ids'> & {
  licence_file_ids: FileValue[]
  contract_file_ids: FileValue[]
}

/** The filters of the list (domain 3.1). */
export const companyShape = shapeOf(company, { expiry: 'text', service_type: 'int' })
