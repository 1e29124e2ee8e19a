import { checked, documentText } from '@shouya/contract/customForm'
import { versionActions, versionRow } from '@shouya/contract/versions'
import { z } from 'zod'
import { form } from '../form/noun.ts'

const formVersion = versionRow.extend({
  form_name: z.string(),
  /** Submissions that were filed with it. */
  entries: z.int(),
})

/** The published versions of a form. `field`: the key of the changed field. Restore: the saved draft with its problems. */
export const { GetVersionList, GetVersion, CompareVersion, Restore } = versionActions(form, {
  version: formVersion,
  content: formVersion.extend({ document: documentText }),
  difference: z.object({ field: z.string(), text: z.string() }),
  restored: checked,
})
