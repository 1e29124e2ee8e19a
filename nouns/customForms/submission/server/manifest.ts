import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { formSubmission } from './actions.ts'
import { submissionExporter } from './exporter.ts'
import { submissionHistorian } from './historian.ts'
import { submissionReaders } from './reader.ts'
import { forgetSecrets } from './retention.ts'

export const manifest: Manifest = {
  actions: formSubmission,
  exporters: { CustomForm: submissionExporter },
  readers: () => submissionReaders,
  jobs: { form_retention: { cron: '0 4 * * *', run: forgetSecrets } },
  historians: { form_submission: submissionHistorian },
}
