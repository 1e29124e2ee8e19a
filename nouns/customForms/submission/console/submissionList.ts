import type { DataOf, RowOf } from '@shouya/console/api/path.ts'

export type SubmissionRow = RowOf<'CustomForm/GetSubmissionList'>
export type Submission = DataOf<'CustomForm/GetSubmission'>

/** All in scope, or the user's own. */
export type SubmissionPath = 'CustomForm/GetSubmissionList' | 'CustomForm/GetOwnSubmissionList'

export const submissionShape = {
  form_id: 'int',
  begin_date: 'text',
  end_date: 'text',
  dept_id: 'int',
} as const

/** Own submissions have no filter by unit. */
export const ownShape = { form_id: 'int', begin_date: 'text', end_date: 'text' } as const

export const submissionSorts = ['create_time'] as const
