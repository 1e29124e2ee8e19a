import { handle } from '@shouya/server/core/handle.ts'
import * as Submission from '../contract.ts'
import { getSubmission, reveal } from './read.ts'
import { ownList, submissionList } from './rows.ts'
import { submit } from './submit.ts'

export const formSubmission = handle(Submission, {
  Submit: submit,
  GetSubmissionList: submissionList,
  GetOwnSubmissionList: ownList,
  GetSubmission: getSubmission,
  Reveal: reveal,
})
