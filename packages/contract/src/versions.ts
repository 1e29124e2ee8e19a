import { z } from 'zod'
import { action, type Grant } from './action.ts'
import { datetime, id, line, nothing, oneSeen, saved, version } from './fields.ts'

/** Drafts that are published in versions, i.e. forms and flows: what they share on the wire. */

/** The name of a draft. */
export const draftName = line(60, 1)

export const versionNo = z.int().positive()

/** 0 draft, never published · 1 published · 2 disabled. */
const draftStatus = z.literal([0, 1, 2])

/** A row of the list, without its name. */
export const draftRow = z.object({
  id,
  version,
  category_id: id,
  category_name: z.string(),
  status: draftStatus,
  /** The current version; null while there is none. */
  version_no: z.int().nullable(),
  version_time: datetime.nullable(),
  /** Whether the draft differs from that version. */
  draft_changed: z.boolean(),
  remark: z.string().nullable(),
  create_user_name: z.string().nullable(),
  create_time: datetime,
  update_time: datetime,
  /** What the caller may do with it now; the server checks it again on each call. */
  allowed: z.array(z.enum(['edit', 'publish', 'disable', 'enable', 'delete', 'copy'])),
})

/** The filters of the list, besides the keywords. */
export const draftFilters = { category_id: id.optional(), status: z.array(draftStatus).max(3).optional() }

/** A published version, without its name. */
export const versionRow = z.object({
  version_no: versionNo,
  note: z.string().nullable(),
  create_user_name: z.string(),
  create_time: datetime,
})

export const versionSeen = z.strictObject({ id, version_no: versionNo })
export const publishInput = z.strictObject({ id, version, note: line(200).nullable().default(null) })
export const published = saved.extend({ version_no: versionNo })
/** Replaces the draft by the version. */
export const restoreInput = z.strictObject({ id, version, version_no: versionNo })
/** null is the draft. */
export const compareInput = z.strictObject({ id, from: versionNo.nullable(), to: versionNo.nullable() })

/**
 * Disable: nothing new can be started from it, what was started goes on. Enable: its current version can be started
 * again. Delete: only if it was never published (else 1004).
 */
export const switchActions = <const C extends string>(controller: C, switching: Grant, removing: Grant) => ({
  Disable: action(controller, 'Disable', { kind: 'write', access: switching, in: oneSeen, out: saved }),
  Enable: action(controller, 'Enable', { kind: 'write', access: switching, in: oneSeen, out: saved }),
  Delete: action(controller, 'Delete', { kind: 'write', access: removing, in: oneSeen, out: nothing }),
})
