import { choice, code, count, files, flag, line, moment, number, paragraph, person, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

/** The clock moves what was announced on: it runs from its begin, and has ended with its end. */
const states = { draft: 0, announced: 1, running: 2, ended: 3, archived: 4, cancelled: 8 } as const

/** A formal meeting with invitations (domain 9.3), unlike the log of what was held (5.3). */
export const conference = defineNoun({
  name: 'conference',
  controller: 'Conference',
  table: 'conference',
  permission: 'conference',
  route: '/conference',
  prefix: 'HY',
  states: { dict: 'conference_status', codes: states, open: ['draft', 'announced', 'running', 'ended'] },
  moves: {
    publish: { from: ['draft'], to: 'announced', operation: 'publish', action: 'Publish' },
    reply: { from: ['announced'], operation: 'reply', action: 'Reply' },
    sign: { from: ['announced', 'running'], operation: 'sign', action: 'Sign' },
    // Whoever takes the minutes writes them, and nobody else.
    minutes: { from: ['running', 'ended'], operation: 'minutes', action: 'SaveMinutes', by: 'recorder_user_id' },
    confirm: { from: ['ended'], operation: 'reply', action: 'ConfirmMinutes' },
    archive: { from: ['ended'], to: 'archived', operation: 'archive', action: 'Archive', by: 'recorder_user_id' },
    edit: { from: ['draft', 'announced'], operation: 'edit', action: 'Save' },
    cancel: { from: ['draft', 'announced'], to: 'cancelled', operation: 'cancel', action: 'Cancel', danger: true },
    delete: { from: ['draft'], operation: 'delete', action: 'Delete', danger: true },
  },
  fields: {
    bill_no: number({ exported: true, printed: true, searched: true }),
    title: line(100, 2, { entered: true, exported: true, printed: true, searched: true }),
    meeting_type: code('conference_type', { min: 1, max: 4, entered: true, exported: true, printed: true }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true }),
    begin_time: moment({ entered: true, exported: true, printed: true }),
    end_time: moment({ entered: true, exported: true, printed: true }),
    room: line(100, 2, { optional: true, entered: true, exported: true, printed: true, searched: true }),
    link: line(500, 0, { optional: true, entered: true, detail: true, printed: true }),
    organizer_user_name: person('organizer_user_id', { entered: true, exported: true, printed: true }),
    host_user_name: person('host_user_id', { entered: true, exported: true, printed: true, searched: true }),
    recorder_user_name: person('recorder_user_id', { entered: true, exported: true, printed: true }),
    agenda: paragraph(2000, 1, { entered: true, detail: true, printed: true }),
    file_ids: files(5, { entered: true, detail: true }),
    need_sign: flag({ entered: true, detail: true }),
    sign_mode: choice([1, 2, 3], { entered: true, detail: true }),
    sign_open_before: count({ min: 0, max: 120, entered: true, detail: true }),
    expected_count: count({ exported: true, printed: true }),
    signed_count: count({ exported: true, printed: true }),
    create_user_name: person('create_user_id', { detail: true, exported: true }),
    create_time: moment({ detail: true }),
    publish_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    minutes: paragraph(20_000, 1, { optional: true, detail: true, printed: true }),
    minutes_file_ids: files(5, { detail: true }),
    minutes_time: moment({ optional: true, detail: true, printed: true }),
    archive_time: moment({ optional: true, detail: true, exported: true }),
    cancel_reason: line(200, 2, { optional: true, detail: true }),
    status: code('conference_status', { exported: true, printed: true }),
  },
  parts: {
    /** Who is invited, in the order of the form; whom somebody sends in their place stands last. */
    people: {
      order: 'seq',
      fields: {
        seq: count({ printed: true }),
        name: line(50, 1, { printed: true }),
        dept_name: line(100, 1, { optional: true, printed: true }),
        reply: choice([0, 1, 2, 3], { printed: true }),
        absent_reason: line(200, 2, { optional: true, printed: true }),
        delegate_name: line(50, 1, { optional: true, printed: true }),
        reply_time: moment({ optional: true }),
        sign_time: moment({ optional: true, printed: true }),
        late: flag({ printed: true }),
        confirm_time: moment({ optional: true, printed: true }),
      },
    },
  },
  query: {
    sorts: ['begin_time', 'bill_no', 'create_time'],
    unit: true,
    days: 'begin_time',
    among: ['meeting_type', 'status'],
    // Invites the caller · waits for the caller's reply · for the caller's confirmation of its minutes.
    flags: ['mine', 'to_reply', 'to_confirm'],
  },
  counters: {
    /** Invitations that wait for the caller's reply. */
    conference_reply: { to_reply: true, tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'reply' } },
    /** Minutes that wait for the caller's confirmation. */
    conference_confirm: { to_confirm: true, tile: { group: 'today', unit: 'bill', tone: 'waits', operation: 'reply' } },
  },
})

/** A line of the list of those invited. */
export const invitation = partOf(conference, 'people')

/** Dictionary conference_type. */
export const meetingType = { work: 1, video: 2, joint: 3, review: 4 } as const

export const signMode = { scan: 1, drawing: 2, account: 3 } as const

export const reply = { none: 0, attends: 1, absent: 2, delegates: 3 } as const
