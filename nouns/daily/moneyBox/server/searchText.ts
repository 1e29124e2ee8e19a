import type { MoneyBox } from './rules.ts'

type Words = Pick<
  MoneyBox,
  'bill_no' | 'dept_name' | 'plate_no' | 'crew_names' | 'bank_user1_name' | 'bank_user2_name' | 'special_approve_no'
>

/** What a keyword finds a handover by. */
export const searchText = (row: Words): string =>
  [
    row.bill_no,
    row.dept_name,
    row.plate_no,
    row.crew_names,
    row.bank_user1_name,
    row.bank_user2_name,
    row.special_approve_no,
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
