import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { submission } from '../noun.ts'
import type { SubmissionRow } from './submissionList.ts'

const ofOthers = ['create_user_name', 'dept_name']

/** The columns of submissions; own submissions need no name. */
export function useSubmissionColumns(own: boolean): Column<SubmissionRow>[] {
  const columns = useNounColumns<typeof submission, SubmissionRow>(submission, {
    form_name: { width: 176 },
    summary: { width: 292 },
    create_user_name: { width: 96 },
    dept_name: { width: 176, render: (row) => row.dept_name },
    create_time: { width: 112, sort: true },
    entry_no: { width: 96, render: (row) => (row.entry_no > 1 ? row.entry_no - 1 : '-') },
  })
  return own ? columns.filter(({ key }) => !ofOthers.includes(key)) : columns
}
