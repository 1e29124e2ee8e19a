import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Submission from '../contract.ts'
import { submissionExporter } from './exporter.ts'
import { findSubmission } from './find.ts'
import { getSubmission, reveal } from './read.ts'
import { submissionReaders } from './reader.ts'
import { forgetSecrets } from './retention.ts'
import { ownList, submissionList } from './rows.ts'
import { submit } from './submit.ts'

const actions = handle(Submission, {
  Submit: submit,
  GetSubmissionList: submissionList,
  GetOwnSubmissionList: ownList,
  GetSubmission: getSubmission,
  Reveal: reveal,
})

export const manifest: Manifest = {
  actions,
  exporters: { CustomForm: submissionExporter },
  readers: () => submissionReaders,
  jobs: { form_retention: { cron: '0 4 * * *', run: forgetSecrets } },
  historians: { form_submission: { find: findSubmission, shows: fieldsOf(Submission.submissionRow) } },
}
