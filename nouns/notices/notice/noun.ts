import { code, count, flag, line, moment, number, paragraph, person, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

/** Notices to the bank or to a unit and all below it (domain 9): written and withdrawn here, read in the bell and on `/dashboard/notice`. */
export const notice = defineNoun({
  name: 'notice',
  controller: 'Notice',
  table: 'notice',
  permission: 'sys_notice',
  route: '/exception/notice/List',
  prefix: 'TZ',
  // Under other names than in its row.
  logged: ['cover', 'annex', 'reminded', 'is_deleted'],
  states: {
    dict: 'notice_status',
    /** A notice is expired from its expiry time on, before the hourly job stores the state. */
    codes: { draft: 0, published: 1, withdrawn: 2, expired: 3 },
    open: ['draft', 'withdrawn'],
  },
  // Rules for drafts of others and for the receiving unit are in `server/rules.ts`.
  moves: {
    edit: { from: ['draft', 'withdrawn'], operation: 'edit', action: 'SaveNotice' },
    takeOver: { from: ['draft'], operation: 'edit', action: 'Common/TakeOver' },
    publish: { from: ['draft', 'withdrawn'], to: 'published', operation: 'publish', action: 'UpdateNoticeStatus' },
    withdraw: {
      from: ['published'],
      to: 'withdrawn',
      operation: 'withdraw',
      action: 'UpdateNoticeStatus',
      danger: true,
    },
    delete: { from: ['draft', 'withdrawn'], operation: 'delete', action: 'DeleteNotice', danger: true },
    receipt: { from: ['published', 'withdrawn', 'expired'], operation: 'receipt', action: 'GetReceiptPageList' },
  },
  fields: {
    // Given at the first publication.
    bill_no: number({ optional: true, exported: true, searched: true }),
    title: line(100, 1, { entered: true, exported: true, searched: true }),
    type: code('notice_type', { min: 0, max: 2, entered: true, exported: true }),
    // None: everybody.
    recv_dept_name: unit('recv_dept_id', { optional: true, entered: true, exported: true }),
    // The unit that publishes it, and who did.
    dept_name: unit('dept_id', { exported: true }),
    publish_user_name: person('publish_user_id', { optional: true, exported: true, searched: true }),
    publish_time: moment({ optional: true, exported: true }),
    // Numbers of receivers at its publication, of readers and of confirmations.
    receiver_count: count({ optional: true, exported: true }),
    read_count: count({ optional: true, exported: true }),
    confirm_count: count({ optional: true, exported: true }),
    need_receipt: flag({ entered: true, exported: true }),
    is_top: flag({ entered: true, exported: true }),
    expire_time: moment({ optional: true, entered: true, exported: true }),
    withdraw_time: moment({ optional: true, exported: true }),
    withdraw_reason: line(200, 0, { optional: true, exported: true }),
    create_user_name: person('create_user_id', { exported: true, searched: true }),
    create_time: moment({ exported: true }),
    status: code('notice_status', { exported: true }),
    // Sanitised rich text.
    content: paragraph(20_000, 0, { entered: true, searched: true }),
    url: line(500, 0, { entered: true }),
    IsRead: flag(),
  },
  parts: {
    /** The receivers with their receipts. */
    receipts: {
      fields: {
        real_name: line(50, 1, { exported: true }),
        dept_name: unit('dept_id', { exported: true }),
        post: code('post', { optional: true, exported: true }),
        IsRead: flag({ exported: true }),
        read_time: moment({ optional: true, exported: true }),
        confirm_time: moment({ optional: true, exported: true }),
        receipt_text: line(200, 0, { optional: true, exported: true }),
        // When they were last reminded of this notice.
        remind_time: moment({ optional: true, exported: true }),
      },
    },
  },
  query: {
    sorts: ['publish_time', 'create_time', 'title'],
    days: 'publish_time',
    // Exactly this receiving unit.
    equals: ['recv_dept_name'],
  },
  counters: {
    /** Received and still to be confirmed. */
    unconfirmed_notice: {
      list: 'GetNoticePageList',
      unconfirmed: true,
      tile: { group: 'office', unit: 'notice', tone: 'waits' },
    },
    /** Received and not read; as Notice/GetNoticeCount. */
    unread_notice: { list: 'GetNoticePageList', IsRead: 0, tile: { group: 'office', unit: 'notice', tone: 'fact' } },
  },
})

/** A receiver of a notice with the receipt. */
export const receipt = partOf(notice, 'receipts')
