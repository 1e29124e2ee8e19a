import { action } from '@shouya/contract/action'
import { fileRow } from '@shouya/contract/escort'
import { date, datetime, id, line, nothing, one, saved, version } from '@shouya/contract/fields'
import {
  deleteAction,
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  printAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { sign, signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { conference, invitation, reply } from './noun.ts'

const grant = grantOf(conference)

/** The most meetings that go onto paper at once. */
export const MOST_PRINTED = 50
export const MOST_PEOPLE = 200
/** The most meetings of a month in the calendar. */
export const MOST_OF_MONTH = 300
/** The most colleagues somebody chooses a delegate from. */
export const MOST_COLLEAGUES = 200

const invitationRow = z.object({
  id,
  ...listFields(invitation),
  /** Null: a guest without an account. */
  user_id: id.nullable(),
  /** The line of whoever sends this person in their place. */
  delegated_by: id.nullable(),
  sign: sign.nullable(),
  /** The caller may have this guest draw their signature on the caller's device now. */
  signable: z.boolean(),
})

export const conferenceRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(conference),
  /** The caller's own reply; null where nobody invites them. */
  my_reply: z.int().nullable(),
  allowed: allowedMoves(conference),
})

export const conferenceDetail = conferenceRow.extend({
  ...detailFields(conference),
  files: z.array(fileRow),
  minutes_files: z.array(fileRow),
  people: z.array(invitationRow),
  /** The caller may show the code to sign in by: organizer, host or recorder, while people sign in by it. */
  shows_code: z.boolean(),
})

const query = queryOf(conference)

export type Filters = FiltersIn<typeof query>

/**
 * Meetings of the units in scope for those who may enter some, and those that invite the caller once they are announced.
 * `keywords`: number, title, unit, room, host.
 */
export const GetPageList = pageAction(conference, query.list, conferenceRow)

export const Get = getAction(conference, conferenceDetail)

/** The meetings of a month (`YYYY-MM`) that the list would show, by their begin; at most 300, `more`: there are others. */
export const GetMonth = action('Conference', 'GetMonth', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({
    month: z.string().regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/),
    /** Only those that invite the caller. */
    mine: z.literal(true).optional(),
  }),
  out: z.object({
    more: z.boolean(),
    meetings: z.array(
      z.object({
        id,
        day: date,
        title: z.string(),
        begin_time: datetime,
        end_time: datetime,
        room: z.string().nullable(),
        status: z.int(),
      }),
    ),
  }),
})

/** Colleagues whom the caller may send in their place: of their own unit and below it, outsiders those of their party. */
export const GetDelegateList = action('Conference', 'GetDelegateList', {
  kind: 'read',
  access: grant('reply'),
  in: z.strictObject({}),
  out: z.array(z.object({ id, real_name: z.string(), dept_name: z.string(), post: z.string().nullable() })),
})

/**
 * What stands against a time, as warnings: other meetings in the same room, as far as the caller sees them, and when those
 * invited are already expected elsewhere (name and times only).
 */
export const GetConflicts = action('Conference', 'GetConflicts', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({
    /** The meeting itself, which does not stand in its own way. */
    id: id.optional(),
    begin_time: datetime,
    end_time: datetime,
    room: line(100).nullable().default(null),
    user_ids: z.array(id).max(MOST_PEOPLE).default([]),
  }),
  out: z.object({
    room: z.array(z.object({ id, title: z.string(), begin_time: datetime, end_time: datetime })),
    people: z.array(z.object({ user_id: id, name: z.string(), begin_time: datetime, end_time: datetime })),
  }),
})

/**
 * Keeps a meeting of a unit in scope. Host and recorder are invited, too. What was announced may change until it begins:
 * everybody is told, and another time asks for new replies. 1001 an end before the begin, more than 8 hours, no room (video: no
 * link), somebody twice or without an account here, a recorder who may not write minutes, removal of who has signed in;
 * 1004 begun, ended or cancelled.
 */
export const Save = action('Conference', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    /** By default the caller's own; does not change afterwards. */
    dept_id: id.optional(),
    ...enteredFields(conference),
    /** Who is invited: an account, or a guest by name. */
    people: z
      .array(
        z.strictObject({
          user_id: id.nullable().default(null),
          /** Of a guest. */
          name: line(50).default(''),
          /** Where a guest comes from. */
          dept_name: line(100).default(''),
        }),
      )
      .max(MOST_PEOPLE),
  }),
  out: saved.extend({ bill_no: z.string() }),
})

/** Announces a draft to everybody invited. 1001 its begin is not in the future, fewer than two are invited. */
export const Publish = moveAction(conference, 'publish')

/** Cancels a meeting before its begin; those who were invited are told why. */
export const Cancel = moveAction(conference, 'cancel', reason)

/** Removes a draft. */
export const Delete = deleteAction(conference)

/**
 * The caller's own reply, before the begin; it may change. `delegate_user_id`: a colleague of their unit or below it comes in
 * their place and is invited. 1001 no reason, a delegate who is invited already, may not come, or delegates further; 1004 not
 * invited, begun, somebody has signed in.
 */
export const Reply = action('Conference', 'Reply', {
  kind: 'write',
  access: grant('reply'),
  in: z.strictObject({
    id,
    reply: z.literal([reply.attends, reply.absent, reply.delegates]),
    absent_reason: line(200).nullable().default(null),
    delegate_user_id: id.nullable().default(null),
  }),
  out: nothing,
})

/**
 * The code that the screen shows for signing in, for organizer, host and recorder (403 for others). It changes every 30 s and
 * counts for as long again. 1004 nobody signs in so now.
 */
export const GetSignCode = action('Conference', 'GetSignCode', {
  kind: 'read',
  access: grant('sign'),
  in: one,
  out: z.object({
    code: z.string(),
    expected_count: z.int(),
    signed_count: z.int(),
    /** The last who have signed in, the last first. */
    last: z.array(z.object({ name: z.string(), sign_time: datetime, late: z.boolean() })),
  }),
})

/**
 * The caller signs in for themselves, as the meeting demands: with the code of its screen, by a drawn signature, or by the
 * account alone. `line_id`: a guest draws on the device of organizer, host or recorder. 1001 a code that is missing or over, no
 * drawing; 403 not invited; 1004 signed in before, delegated, or not the time for it.
 */
export const Sign = action('Conference', 'Sign', {
  kind: 'write',
  access: grant('sign'),
  in: z.strictObject({
    id,
    code: z.string().max(100).optional(),
    line_id: id.optional(),
    sign: signInput.optional(),
  }),
  out: z.object({ late: z.boolean(), sign_time: datetime }),
})

/** The recorder writes the minutes, from the begin on until the archive; rich text, cleaned. Whoever had confirmed is asked again. */
export const SaveMinutes = moveAction(conference, 'minutes', {
  ...requiredFields(conference, 'minutes'),
  minutes_file_ids: z.array(id).max(conference.fields.minutes_file_ids.max).default([]),
})

/** The caller, who was there, confirms the minutes as they saw them (1005). 1004 not there, confirmed before, no minutes. */
export const ConfirmMinutes = moveAction(conference, 'confirm', {}, nothing)

/** The recorder archives a meeting that has ended and has minutes (1004): nothing of it changes any more. */
export const Archive = moveAction(conference, 'archive')

/** A meeting as a file for calendars (RFC 5545), base64. 1004 for a draft. */
export const GetCalendarFile = action('Conference', 'GetCalendarFile', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: z.object({ name: z.string(), content: z.string() }),
})

/** The meetings of the current query on paper: notice, sign-in sheet and minutes. */
export const GetPrintList = printAction(conference, query.filters, conferenceDetail, MOST_PRINTED)
