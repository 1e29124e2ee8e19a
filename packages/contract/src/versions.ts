import type { Noun } from '@shouya/noun/noun'
import { z } from 'zod'
import { action } from './action.ts'
import { datetime, id, line, nothing, one, oneSeen, pageQuery, saved, version } from './fields.ts'
import { grantOf, inputFields } from './nounSchemas.ts'

/** Drafts that are published in versions, i.e. forms and flows: the rows and actions that they share. */

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

/** A published version, without its name. */
export const versionRow = z.object({
  version_no: versionNo,
  note: z.string().nullable(),
  create_user_name: z.string(),
  create_time: datetime,
})

type Controller<N extends Noun> = N['controller']

/** `GetPageList`: drafts, those last changed first; `name` is the field with the name. `keywords`: name, remark. */
export const draftListAction = <N extends Noun, const F extends keyof N['fields'] & string, O extends z.ZodType>(
  noun: N,
  name: F,
  row: O,
) =>
  action(noun.controller as Controller<N>, 'GetPageList', {
    kind: 'read',
    access: grantOf(noun)('query'),
    list: 'page',
    in: pageQuery(['update_time', 'create_time', name], {
      category_id: id.optional(),
      status: z.array(draftStatus).max(3).optional(),
    }),
    out: row,
  })

/** `Publish`: makes the draft the next version, with a note. The noun says what it refuses. */
export const publishAction = <N extends Noun>(noun: N) =>
  action(noun.controller as Controller<N>, 'Publish', {
    kind: 'write',
    access: grantOf(noun)('publish'),
    in: z.strictObject({ id, version, note: line(200).nullable().default(null) }),
    out: saved.extend({ version_no: versionNo }),
  })

/**
 * `Copy`: a new row under another name, with the draft of this one or, by `version_no`, with one of its versions. 1002
 * none of that number; 1003 the name is taken.
 */
export const copyAction = <N extends Noun, const F extends keyof N['fields'] & string>(noun: N, name: F) =>
  action(noun.controller as Controller<N>, 'Copy', {
    kind: 'write',
    access: grantOf(noun)('add'),
    in: z.strictObject({ id, version_no: versionNo.optional(), ...inputFields(noun, name) }),
    out: saved,
  })

/**
 * Disable: nothing new can be started from it, what was started goes on. Enable: its current version can be started
 * again. Delete: only if it was never published (else 1004).
 * @param switching the operation that disables and enables
 */
export const switchActions = <N extends Noun>(noun: N, switching: string) => {
  const controller = noun.controller as Controller<N>
  const grant = grantOf(noun)
  return {
    Disable: action(controller, 'Disable', { kind: 'write', access: grant(switching), in: oneSeen, out: saved }),
    Enable: action(controller, 'Enable', { kind: 'write', access: grant(switching), in: oneSeen, out: saved }),
    Delete: action(controller, 'Delete', { kind: 'write', access: grant('delete'), in: oneSeen, out: nothing }),
  }
}

/**
 * GetVersionList: the published versions, the newest first. GetVersion: one of them with its content (1002 none of that
 * number). CompareVersion: the differences between two versions, in the caller's language; null is the draft. Restore:
 * replaces the draft by the content of a version (1005); the versions do not change.
 * @param version a row of the list
 * @param content a version with its content
 * @param difference one difference
 * @param restored the result of saving the draft
 */
export const versionActions = <
  N extends Noun,
  V extends z.ZodType,
  C extends z.ZodType,
  D extends z.ZodType,
  R extends z.ZodType,
>(
  noun: N,
  { version: row, content, difference, restored }: { version: V; content: C; difference: D; restored: R },
) => {
  const controller = noun.controller as Controller<N>
  const grant = grantOf(noun)
  return {
    GetVersionList: action(controller, 'GetVersionList', {
      kind: 'read',
      access: grant('query'),
      in: one,
      out: z.array(row),
    }),
    GetVersion: action(controller, 'GetVersion', {
      kind: 'read',
      access: grant('query'),
      in: z.strictObject({ id, version_no: versionNo }),
      out: content,
    }),
    CompareVersion: action(controller, 'CompareVersion', {
      kind: 'read',
      access: grant('query'),
      in: z.strictObject({ id, from: versionNo.nullable(), to: versionNo.nullable() }),
      out: z.array(difference),
    }),
    Restore: action(controller, 'Restore', {
      kind: 'write',
      access: grant('edit'),
      in: z.strictObject({ id, version, version_no: versionNo }),
      out: restored,
    }),
  }
}
