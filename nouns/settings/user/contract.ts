import { action } from '@shouya/contract/action'
import {
  datetime,
  id,
  keysetQuery,
  line,
  nothing,
  one,
  oneSeen,
  saved,
  unitFilter,
  version,
} from '@shouya/contract/fields'
import { importBody, importResult } from '@shouya/contract/importing'
import {
  type FiltersIn,
  getAction,
  pageAction,
  printAction,
  queryOf,
  templateAction,
} from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields, requiredFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { session, user } from './noun.ts'
import { outsiders } from './rules.ts'

const grant = grantOf(user)

/** 8 to 128 characters of any composition; the server also refuses common and context words (ASVS 6.2). */
export const newPassword = z.string().min(8).max(128)

export const userRow = z.object({
  id,
  version,
  ...listFields(user),
  /** The address of their picture. */
  avatar: z.string().nullable(),
  role_ids: z.array(id),
  role_names: z.array(z.string()),
  scope_dept_ids: z.array(id),
  /** The names of those units. */
  scope_dept_names: z.array(z.string()),
  /** Minutes until the lock of this name or of its addresses ends; null when nothing is locked. */
  locked_minutes: z.int().nullable(),
})

const entered = enteredFields(user)
const fields = {
  ...entered,
  gender: entered.gender.default(0),
  email: z.email().max(100).nullable().default(null),
  user_type: entered.user_type.default(1),
  /** Left out: stays as it is; a new account does not stand in the address book. Only the bank's own people do. */
  in_book: entered.in_book.optional(),
  /** Whom an outsider belongs to: escort company, vendor, agent or member by their type; left out: stays as it is. */
  party_id: id.nullable().optional(),
  /** At least one, unless no role is meant for the kind of user (members). */
  role_ids: z.array(id).max(5),
  /**
   * Overrides the data scope of the roles, for the bank's own people; null: none, left out: stays as it is. Whoever changes
   * it holds `sys_role` `grant` and sees what they give.
   */
  data_scope: z.int().min(1).max(5).nullable().optional(),
  /** The units of data scope 2, at least one; ignored for the others. */
  scope_dept_ids: z.array(id).max(500).optional(),
}

const named = z.object({ id, name: z.string() })
const duties = z.object({
  /** Approval tasks that wait for the account, for whom it stands in, or that it may claim. */
  tasks: z.int(),
  /** Published flows that name it, or a role that nobody else holds. */
  flows: z.array(named),
  /** Who is on leave, or will be, with it as their substitute. */
  stands_in: z.array(named),
  /** Units in use that it heads, or whose safety it looks after. */
  units: z.array(named.extend({ as: z.enum(['head', 'safety']) })),
  /** Daily tasks of its duty that are open, overdue ones too; they go to who looks after the unit's safety instead. */
  duty_tasks: z.int(),
  /** Keys that it holds. */
  keys: z.int(),
})

const query = queryOf(user, { role_id: id.optional(), locked: z.boolean().optional() })

export type Filters = FiltersIn<typeof query>

/** Accounts of the caller's scope. `keywords`: name, user name, staff number, or a whole phone number. */
export const GetByPage = pageAction(user, query.list, userRow, 'GetByPage')

export const Get = getAction(user, userRow)

export const MOST_REVIEWED = 200

/**
 * 《权限复核表》: accounts of the query with what their roles let them do, at most 200 (1001). `rights`: by group of the menu, how many of
 * a permission's operations they hold. Logged.
 */
export const GetPrintList = printAction(
  user,
  query.filters,
  userRow.extend({
    /** The data scopes that hold: the account's own, else those of its roles; of outsiders none. */
    scopes: z.array(z.int()),
    rights: z.array(
      z.object({
        group: z.string(),
        permissions: z.array(z.object({ name: z.string(), held: z.int(), of: z.int() })),
      }),
    ),
  }),
  MOST_REVIEWED,
  'export',
)

/** The full phone number of one account (domain 1.2); each reveal is a log row of type 3. */
export const Reveal = action('User', 'Reveal', {
  kind: 'write',
  access: grant('view_sensitive'),
  in: one,
  out: z.object({ phone: z.string() }),
})

/** Accounts of a unit and those below it, for pickers: the least that identifies a person. Units name their people, too. */
export const GetByDept = action('User', 'GetByDept', {
  kind: 'read',
  access: { anyOf: [grant('query'), { id: 'sys_dept', operation: 'edit' }] },
  in: z.strictObject({ dept_id: id }),
  out: z.array(
    z.object({ id, real_name: z.string(), dept_id: id, dept_name: z.string(), post: z.string().nullable() }),
  ),
})

/** Parties of a kind of outsiders, the first fifty by name; `open`: their people may sign in, so that they get accounts. */
export const GetPartyList = action('User', 'GetPartyList', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({ user_type: z.literal(outsiders), keywords: line(50).default('') }),
  out: z.array(z.object({ id, name: z.string(), open: z.boolean() })),
})

/**
 * Creates an account and answers its first password once; it must be changed at the first sign-in.
 * 1003 user name or phone taken, 1001 role not for this kind of user or no party for an outsider whose people may sign in, 403 unit
 * or party out of scope or role above the caller's.
 */
export const Add = action('User', 'Add', {
  kind: 'write',
  access: grant('add'),
  secret: true,
  in: z.strictObject({ ...requiredFields(user, 'username'), ...fields }),
  out: z.object({ id, version, password: z.string() }),
})

/** Changes an account; nobody changes their own roles, data scope or unit (domain 1.2). The user name never changes. */
export const Edit = action('User', 'Edit', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject({
    id,
    version,
    ...fields,
    /** Left out: stays as it is; whoever sees it masked cannot send it back. */
    phone: entered.phone.optional(),
    status: z.literal([0, 1]).optional(),
    /** Switched off although duties stay behind (1006 tells which, `GetDuties`). */
    despite: z.literal(true).optional(),
  }),
  out: saved,
})

/** What an account leaves behind when it is switched off or closed: what somebody else has to take over first. */
export const GetDuties = action('User', 'GetDuties', {
  kind: 'read',
  access: { anyOf: [grant('edit'), grant('delete')] },
  in: one,
  out: duties,
})

/**
 * 注销: the account stays for its signatures and its name is never used again. Ends its sessions. 1006 while it has duties
 * (`GetDuties`), unless `despite` them; keys in hand are given back first in any case.
 */
export const Delete = action('User', 'Delete', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen.extend({ despite: z.literal(true).optional() }),
  out: nothing,
})

/** Gives a new first password, shown once; ends the account's sessions. */
export const ResetPwd = action('User', 'ResetPwd', {
  kind: 'write',
  access: grant('reset_pwd'),
  secret: true,
  in: one,
  out: z.object({ password: z.string() }),
})

/** Clears all locks of a name. */
export const RecoverLogin = action('User', 'RecoverLogin', {
  kind: 'write',
  access: grant('unlock'),
  in: one,
  out: nothing,
})

/**
 * Says the caller's password once more, which counts for five minutes in this session. Without it, what changes credentials or
 * grants ends in 1016: accounts, first passwords, second steps, roles, grants, substitutes, heads of units. 1010 at `password`.
 */
export const Prove = action('User', 'Prove', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({ password: z.string().min(1).max(128) }),
  out: nothing,
})

/** Changes the caller's own password; the other sessions end. 1010 when the old one is wrong, 1001 with what is wrong of the new one. */
export const UpdatePwd = action('User', 'UpdatePwd', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: z.strictObject({ old_password: z.string().min(1).max(128), new_password: newPassword }),
  out: nothing,
})

/**
 * The caller's own picture, an uploaded image that nothing refers to yet; null: their name stands there again. It is read by
 * those who have the account in their list.
 */
export const SetAvatar = action('User', 'SetAvatar', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ file_id: id.nullable() }),
  out: nothing,
})

export const sessionRow = z.object({
  id: z.string(),
  user_id: id,
  ...listFields(session),
  expire_time: datetime,
  /** The session that asks. */
  current: z.boolean(),
})

/** Live sessions: the caller's own without `user_id`; of an account in scope with it, which needs `sys_user` `query`. */
export const GetSessionList = action('User', 'GetSessionList', {
  kind: 'read',
  access: { by: 'user_id', absent: 'signedIn', present: grant('query') },
  in: z.strictObject({ user_id: id.optional() }),
  out: z.array(sessionRow),
})

/** Live sessions of the accounts in scope, the newest first. `keywords`: name, user name, staff number. */
export const GetOnlineList = action('User', 'GetOnlineList', {
  kind: 'read',
  access: grant('query'),
  list: 'keyset',
  in: keysetQuery(unitFilter),
  out: z.object({
    /** Counts the sessions; `session` is what `EndSession` takes as `id`. */
    id,
    session: z.string(),
    user_id: id,
    username: z.string(),
    real_name: z.string(),
    dept_name: z.string(),
    ...listFields(session),
    current: z.boolean(),
  }),
})

/** Ends one session at once, or with `user_id` all of an account in scope, which needs `sys_user` `edit`. */
export const EndSession = action('User', 'EndSession', {
  kind: 'write',
  access: { by: 'user_id', absent: 'signedIn', present: grant('edit') },
  in: z.strictObject({ user_id: id.optional(), id: z.string().max(64).optional() }),
  out: z.object({ ended: z.int() }),
})

/** The workbook to fill in, in the caller's language, with the allowed values on its second sheet. */
export const GetTemplate = templateAction(user)

/**
 * Accounts from a workbook by the rules of Add and Edit. Key: `username`. `passwords` is a workbook (base64) with the
 * first passwords of the added accounts: it is answered this once and kept nowhere.
 */
export const Import = action('User', 'Import', {
  kind: 'write',
  access: grant('import'),
  secret: true,
  timeout: 300_000,
  in: importBody,
  out: importResult.extend({ passwords: z.object({ name: z.string(), content: z.string() }).nullable() }),
})
