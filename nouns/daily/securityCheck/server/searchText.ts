import type { Check } from './rules.ts'

type Words = Pick<Check, 'bill_no' | 'dept_name' | 'checker_user_name' | 'second_checker_user_name'>

/** What a keyword finds a check by. */
export const searchText = ({ bill_no, dept_name, checker_user_name, second_checker_user_name }: Words): string =>
  [bill_no, dept_name, checker_user_name, second_checker_user_name].filter(Boolean).join(' ').toLowerCase()
