import { action } from '@shouya/contract/action'
import { checked, documentText } from '@shouya/contract/customForm'
import { datetime, id, one, version } from '@shouya/contract/fields'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'queryForm', operation })
const versionNo = z.int().positive()

const versionRow = z.object({
  version_no: versionNo,
  form_name: z.string(),
  note: z.string().nullable(),
  /** Entries that were filed with it. */
  entries: z.int(),
  create_user_name: z.string(),
  create_time: datetime,
})

/** The published versions of a form, the newest first. */
export const GetVersionList = action('CustomForm', 'GetVersionList', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: z.array(versionRow),
})

/** One version with its document. */
export const GetVersion = action('CustomForm', 'GetVersion', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ id, version_no: versionNo }),
  out: versionRow.extend({ document: documentText }),
})

/** What changed from one version to another, in words of the caller's language; null is the draft. `field` is its key. */
export const CompareVersion = action('CustomForm', 'CompareVersion', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ id, from: versionNo.nullable(), to: versionNo.nullable() }),
  out: z.array(z.object({ field: z.string(), text: z.string() })),
})

/** The draft becomes what a version was; the versions stay as they are. */
export const Restore = action('CustomForm', 'Restore', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject({ id, version, version_no: versionNo }),
  out: checked,
})
