import { action } from '@shouya/contract/action'
import { checked, documentText } from '@shouya/contract/customForm'
import { one } from '@shouya/contract/fields'
import { grantOf } from '@shouya/contract/nounSchemas'
import { compareInput, restoreInput, versionRow, versionSeen } from '@shouya/contract/versions'
import { z } from 'zod'
import { form } from '../form/noun.ts'

const grant = grantOf(form)
const formVersion = versionRow.extend({
  form_name: z.string(),
  /** Entries that were filed with it. */
  entries: z.int(),
})

/** The published versions of a form, the newest first. */
export const GetVersionList = action('CustomForm', 'GetVersionList', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: z.array(formVersion),
})

/** One version with its document. */
export const GetVersion = action('CustomForm', 'GetVersion', {
  kind: 'read',
  access: grant('query'),
  in: versionSeen,
  out: formVersion.extend({ document: documentText }),
})

/** What changed from one version to another, in words of the caller's language; null is the draft. `field` is its key. */
export const CompareVersion = action('CustomForm', 'CompareVersion', {
  kind: 'read',
  access: grant('query'),
  in: compareInput,
  out: z.array(z.object({ field: z.string(), text: z.string() })),
})

/** The draft becomes what a version was; the versions stay as they are. */
export const Restore = action('CustomForm', 'Restore', {
  kind: 'write',
  access: grant('edit'),
  in: restoreInput,
  out: checked,
})
