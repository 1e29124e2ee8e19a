import { action } from '@shouya/contract/action'
import { datetime, dictCode, id, line, nothing, one, pageQuery, version } from '@shouya/contract/fields'
import { type FiltersIn, queryOf } from '@shouya/contract/nounActions'
import { allowedMoves, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { notice, receipt } from './noun.ts'

const read = { id: 'dash_notice', operation: 'query' }
const manage = grantOf(notice)
const flag = z.literal([0, 1])

/** A notice as spec 000 section 3 has it, with what domain 9.2 adds. What there is none of is an empty text. */
export const noticeRow = z.object({
  id,
  version,
  ...listFields(notice),
  /** 0: everybody. */
  recv_dept_id: z.int().min(0),
  /** Address of the cover picture. */
  cover: z.string(),
  /** Addresses and names of the attachments, in one order, joined by commas. */
  annex_urls: z.string(),
  annex_name: z.string(),
  /** 0: the caller has not read it; of a notice that was changed since, the present text. */
  IsRead: flag,
  /** When the caller confirmed it. */
  confirm_time: datetime.nullable(),
  /** What a caller may do with a notice that they manage; the server decides again on each call. */
  allowed: allowedMoves(notice),
  /** It is of a unit in the caller's scope, not only published into it: its history is theirs to see. */
  own: z.boolean(),
})

const query = queryOf(notice, {
  /** 0: bank-wide ones and links without a receiving unit; 1: those of units and their links; 2: links only. */
  type: z.int().min(0).max(2).optional(),
  /** One status or several; of received ones only 1 (what is meant without it) and 3. */
  status: z.union([dictCode, z.array(dictCode).max(4)]).optional(),
  IsRead: flag.optional(),
  /** To be confirmed, and the caller has not. */
  unconfirmed: z.literal(true).optional(),
  /** Those that the caller manages instead of those that the caller received. */
  managed: z.literal(true).optional(),
  pagesize: z.int().min(1).max(200).default(8),
})

export type Filters = FiltersIn<typeof query>

/**
 * Notices (spec 000 section 7.1). Without `managed` those that are published to the caller: to everybody, to the caller's
 * unit or to one above it; pinned ones first. With it (needs `sys_notice`) those of units in the caller's scope in every
 * status, and published ones that reach into it. `keywords`: title, text, number, publisher. Days are those of publication.
 */
export const GetNoticePageList = action('Notice', 'GetNoticePageList', {
  kind: 'read',
  access: { by: 'managed', absent: read, present: manage('query') },
  list: 'page',
  in: query.list,
  out: noticeRow,
})

/** One notice that the caller received or manages. 1004 it was withdrawn. */
export const GetNotice = action('Notice', 'GetNotice', {
  kind: 'read',
  access: { anyOf: [read, manage('query')] },
  in: one,
  out: noticeRow,
})

/** How many the caller has not read: bank-wide and branch ones with their links, as many as both lists hold unread. */
export const GetNoticeCount = action('Notice', 'GetNoticeCount', {
  kind: 'read',
  access: read,
  in: z.strictObject({}),
  out: z.object({ NoticeCount: z.int().min(0) }),
})

const entered = enteredFields(notice)

/**
 * Writes a notice; with `status` 1 it is published at once (needs `publish`). Type 0, and links without a receiving unit,
 * only head office security and system administrators; otherwise the unit and all below it lie in the caller's scope (403).
 * `recv_dept_id`: a unit for type 1, 0 for type 0, either for type 2. `url`: http or https, type 2 only. `annex_urls`: addresses of up
 * to five uploads of the caller, joined by commas; `annex_name` their names in the same order, or nothing.
 * 1001 what is missing or does not fit; 1004 a published or expired one; 1005 if `version` is sent and no longer right.
 */
export const SaveNotice = action('Notice', 'SaveNotice', {
  kind: 'write',
  access: { by: 'id', absent: manage('add'), present: manage('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...entered,
    content: entered.content.default(''),
    recv_dept_id: z.int().min(0).nullable().default(0),
    cover: line(200).default(''),
    url: entered.url.default(''),
    annex_urls: line(1000).default(''),
    annex_name: line(1500).default(''),
    status: flag.default(0),
    is_top: entered.is_top.default(false),
    need_receipt: entered.need_receipt.default(false),
  }),
  out: z.object({ id, version, status: z.int() }),
})

/** Puts a draft or a withdrawn notice into the recycle bin; receipts are kept until retention takes both. 1004 in any other status. */
export const DeleteNotice = action('Notice', 'DeleteNotice', {
  kind: 'write',
  access: manage('delete'),
  in: z.strictObject({ id, version: version.optional() }),
  out: nothing,
})

/**
 * Moves a notice on: a draft or a withdrawn one is published (needs `publish`), a published one withdrawn (`withdraw`).
 * `status` says which of both is meant: 1004 if the notice is there already. Receipts stay. 1001 what publication lacks.
 */
export const UpdateNoticeStatus = action('Notice', 'UpdateNoticeStatus', {
  kind: 'write',
  access: { anyOf: [manage('publish'), manage('withdraw')] },
  in: z.strictObject({
    id,
    status: z.literal([1, 2]).optional(),
    version: version.optional(),
    /** Why it is withdrawn. */
    reason: line(200).nullable().default(null),
  }),
  out: z.object({ id, version, status: z.int() }),
})

/** The caller has read a notice that they received; again, it changes nothing. 1004 it was withdrawn. */
export const AddNoticeRead = action('Notice', 'AddNoticeRead', { kind: 'write', access: read, in: one, out: nothing })

/** The caller confirms to have read a notice that asks for it, once, maybe with a word. 1004 it does not ask for it. */
export const ConfirmNotice = action('Notice', 'ConfirmNotice', {
  kind: 'write',
  access: read,
  in: z.strictObject({ id, receipt_text: line(200).default('') }),
  out: z.object({ confirm_time: datetime }),
})

const receiptFilters = {
  id,
  state: z.enum(['read', 'unread', 'confirmed', 'unconfirmed']).optional(),
  /** The unit and those below it. */
  dept_id: id.optional(),
}

export const receiptRow = z.object({
  /** The receiver's. */
  id,
  ...listFields(receipt),
  post: z.string().nullable(),
  IsRead: flag,
})

const receiptList = pageQuery(['dept_id', 'real_name'], receiptFilters)

export type ReceiptFilters = FiltersIn<{ list: typeof receiptList }>

/**
 * The receivers in the caller's scope of a notice (`id`) that the caller manages, as they are now, and those who read it
 * before they left: who has read it, who confirmed. `keywords`: name, account, staff number.
 */
export const GetReceiptPageList = action('Notice', 'GetReceiptPageList', {
  kind: 'read',
  access: manage('receipt'),
  list: 'page',
  in: receiptList,
  out: receiptRow,
})

/** The same, counted by unit in the order of the organisation. */
export const GetReceiptDeptList = action('Notice', 'GetReceiptDeptList', {
  kind: 'read',
  access: manage('receipt'),
  in: one,
  out: z.array(z.object({ dept_id: id, dept_name: z.string(), receivers: z.int(), read: z.int(), confirmed: z.int() })),
})

/**
 * Reminds those receivers in the caller's scope (below `dept_id` if it is sent) who have not read a published notice, or
 * not confirmed one that asks for it; who was reminded of it within the last hour is left out. 1004 everybody has, or all
 * were reminded just now.
 */
export const RemindNotice = action('Notice', 'RemindNotice', {
  kind: 'write',
  access: manage('receipt'),
  in: z.strictObject({ id, dept_id: id.optional() }),
  out: z.object({ reminded: z.int(), left_out: z.int() }),
})
