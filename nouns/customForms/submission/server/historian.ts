import { submissionRow } from '@shouya/contract/customForm'
import { fieldsOf, type Historian } from '@shouya/server/core/audit/historian.ts'
import { findSubmission } from './find.ts'

export const submissionHistorian: Historian = { find: findSubmission, shows: fieldsOf(submissionRow) }
