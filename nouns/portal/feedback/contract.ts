import { action } from '@shouya/contract/action'
import { datetime, id, line, nothing, paragraph, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, moveAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { feedback } from './noun.ts'
import { RECEIPT } from './rules.ts'

const grant = grantOf(feedback)

export const feedbackRow = z.object({
  id,
  version,
  ...listFields(feedback),
  /** The caller wrote it. */
  own: z.boolean(),
  moves: allowedMoves(feedback),
})

const file = z.object({ id, name: z.string(), size: z.int(), mime: z.string(), url: z.string() })

export const feedbackDetail = feedbackRow.extend({
  ...detailFields(feedback),
  files: z.array(file),
  /** The picture of the page. */
  screenshot: file.nullable(),
})

const query = queryOf(feedback)

export type FeedbackFilters = FiltersIn<typeof query>

/**
 * Feedback: of callers with `reply` that of their units, and what is anonymous if they see the whole bank; of all others only
 * their own. `keywords`: title, content, author. `mine`: the caller's own, `anonymous`: what is nobody's.
 */
export const GetPageList = pageAction(feedback, query.list, feedbackRow)

export const Get = getAction(feedback, feedbackDetail)

const receipt = z.string().regex(RECEIPT)
/** A path of the console with its query. */
const page_path = z.string().regex(/^\/([^\s\\/][^\s\\]{0,298})?$/)

/**
 * Sends feedback: at most 10 a day (1004). `page_path`: the page that it is about; `screenshot_file_id`: a picture of it, the
 * caller's own upload. `is_anonymous`: it is kept without account, unit, contact, time of day and query of the page, and the call
 * leaves neither idempotency key nor log row; then it has no `file_ids` and no `contact` (1001), but a `receipt` that the caller
 * makes, 100 random bits, with which they find it again; sent twice with the same receipt it is one. The answer is null then.
 */
export const Save = action('Feedback', 'Save', {
  kind: 'write',
  access: grant('add'),
  traceless: 'is_anonymous',
  in: z.strictObject({
    ...enteredFields(feedback),
    page_path,
    screenshot_file_id: id.nullable().default(null),
    is_anonymous: z.boolean(),
    receipt: receipt.optional(),
  }),
  out: saved.nullable(),
})

/** Somebody takes it on. */
export const Take = moveAction(feedback, 'take')

/** Answers it, with a reminder to its author. */
export const Reply = moveAction(feedback, 'reply', { reply: paragraph(1000, 2) })

/** Rejects it with a reason, with a reminder to its author. */
export const Reject = moveAction(feedback, 'reject', { reply: paragraph(1000, 2) })

/** Closes it: its author, or whoever answers. */
export const Close = moveAction(feedback, 'close')

const satisfaction = z.int().min(1).max(5)
const reopen_reason = line(500, 5)

/** Its author says how satisfied they are, 1 to 5, once for each answer (1004). */
export const Rate = moveAction(feedback, 'rate', { satisfaction })

/** Its author takes it up again within seven days after it ended (1004 later). */
export const Reopen = moveAction(feedback, 'reopen', { reopen_reason })

export const Delete = deleteAction(feedback)

const byReceipt = ['rate', 'reopen', 'close'] as const

/** Anonymous feedback by its receipt; 1002 where there is none. */
export const GetByReceipt = action('Feedback', 'GetByReceipt', {
  kind: 'read',
  access: grant('add'),
  in: z.strictObject({ receipt }),
  out: z.object({
    version,
    title: z.string(),
    type: feedbackRow.shape.type,
    content: z.string(),
    page_path: z.string(),
    /** The day on which it was sent. */
    create_time: datetime,
    status: feedbackRow.shape.status,
    reply: z.string().nullable(),
    reply_time: datetime.nullable(),
    satisfaction: z.int().nullable(),
    reopen_reason: z.string().nullable(),
    has_screenshot: z.boolean(),
    moves: z.array(z.enum(byReceipt)),
  }),
})

/**
 * What the holder of a receipt does with it: rates the answer (`satisfaction`), takes it up again within seven days
 * (`reopen_reason`), closes it. Leaves no trace. 1002 no such receipt, 1004 not in this state, 1005 another version.
 */
export const ChangeByReceipt = action('Feedback', 'ChangeByReceipt', {
  kind: 'write',
  access: grant('add'),
  traceless: true,
  in: z.strictObject({
    receipt,
    version,
    command: z.enum(byReceipt),
    satisfaction: satisfaction.optional(),
    reopen_reason: reopen_reason.optional(),
  }),
  out: nothing,
})
