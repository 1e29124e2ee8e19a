import type { Access } from './rules.ts'

type Named = Pick<
  Access,
  'bill_no' | 'applicant_name' | 'applicant_unit' | 'dept_name' | 'legal_doc_no' | 'oa_examine_no' | 'media_no'
> & { operator_user_name: string | null }

/** What a record is found by. */
export const searchText = (row: Named): string =>
  [
    row.bill_no,
    row.applicant_name,
    row.applicant_unit,
    row.dept_name,
    row.legal_doc_no,
    row.oa_examine_no,
    row.media_no,
    row.operator_user_name,
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
