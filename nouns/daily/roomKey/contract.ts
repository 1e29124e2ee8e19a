import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id, saved, version } from '@shouya/contract/fields'
import {
  type FiltersIn,
  getAction,
  lastAction,
  moveAction,
  pageAction,
  peopleAction,
  printAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
} from '@shouya/contract/nounSchemas'
import { sign, signInput } from '@shouya/contract/sign'
import { partOf } from '@shouya/noun/noun'
import { z } from 'zod'
import { roomKey } from './noun.ts'

const grant = grantOf(roomKey)

/** The most records that go onto paper at once. */
export const MOST_PRINTED = 500

const handedKey = z.object(listFields(partOf(roomKey, 'keys')))

export const roomKeyRow = z.object({
  id,
  version,
  ...listFields(roomKey),
  keys: z.array(handedKey),
  /** Not returned in time. */
  overdue: z.boolean(),
  allowed: allowedMoves(roomKey),
})

export const roomKeyDetail = roomKeyRow.extend({
  ...detailFields(roomKey),
  from_sign: sign.nullable(),
  to_sign: sign.nullable(),
  supervisor_sign: sign.nullable(),
  return_sign: sign.nullable(),
  /** Whether the caller may read the permitting request. */
  oa_examine_readable: z.boolean(),
  /** Whether the stored hash fits the signed content (domain 0.3). */
  signature_intact: z.boolean(),
  /** Whether the rectification after a loss (type 7) is not made yet. */
  rectify_pending: z.boolean(),
})

const query = queryOf(roomKey, {
  key_type: dictCode.optional(),
  /** Giver, receiver or supervisor. */
  user_id: id.optional(),
  /**
   * Inclusive days on which a handover is due: a temporary one when its keys are expected back, others when they
   * happened.
   */
  due_begin_date: date.optional(),
  due_end_date: date.optional(),
})

export type Filters = FiltersIn<typeof query>

/** Handovers in scope. `keywords`: bill number, key, person. */
export const GetPageList = pageAction(roomKey, query.list, roomKeyRow)

export const Get = getAction(roomKey, roomKeyDetail)

/** People who can take part in a handover of a unit: of the unit and of those above it, including the caller. */
export const GetPersonList = peopleAction(roomKey, true)

/**
 * Values of the caller's last handover of a unit, to copy from; null before the first. Its keys may be elsewhere now.
 */
export const GetLast = lastAction(roomKey, { key_ids: z.array(id) })

/** Keys of a unit that the giver (by default the caller) can hand over with the given type. */
export const GetKeyList = action('RoomKey', 'GetKeyList', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional(), handover_type: dictCode, from_user_id: id.optional() }),
  out: z.array(
    handedKey.extend({
      has_password: z.boolean(),
      seal_no: z.string().nullable(),
      /** Dual control or a type that needs a supervisor (key types 3 and 4). */
      supervised: z.boolean(),
      holder_user_name: z.string().nullable(),
    }),
  ),
})

/** Approved, unused requests of a unit that permit opening a sealed key, the last first. */
export const GetPermitList = action('RoomKey', 'GetPermitList', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(
    z.object({
      oa_examine_id: id,
      bill_no: z.string(),
      title: z.string(),
      initiator_name: z.string(),
      passed_time: datetime,
    }),
  ),
})

/**
 * Enters a handover (domain 4.7): the caller is one of its parties and signs, the others sign later. Status 1; a loss
 * (type 7) marks the keys lost at once. Type 4 opens sealed keys with a permit (`oa_examine_id`), which is used unless
 * the handover is refused or voided; the receiver then holds the keys, and a type 5 seals them again. 1001 missing
 * supervisor, return time or reason, the same person twice, or no permit of this unit; 1004 a key that the giver does
 * not hold (type 4: that is not sealed) or that is in another open handover, the parallel-handover rule, a permit that
 * is used or revoked; 1009 older than `register.backfill_days`; 1010 wrong password of the signature.
 */
export const Save = action('RoomKey', 'Save', {
  kind: 'write',
  offline: true,
  access: grant('add'),
  in: z.strictObject({
    ...enteredFields(roomKey),
    /** By default the caller's own. */
    dept_id: id.optional(),
    key_ids: z.array(id).min(1).max(20),
    /** The giver; by default the caller. */
    from_user_id: id.optional(),
    /** By default now. */
    handover_time: datetime.optional(),
    password_changed: z.boolean().default(false),
    place_under_monitor: z.boolean().default(true),
    /** The device's time of an entry that waited for a network; a time in the future counts as now. */
    ...inputFields(roomKey, 'filed_at'),
    sign: signInput,
  }),
  out: saved.extend({ bill_no: z.string() }),
})

const signed = { sign: signInput }

/** The giver signs a handover that somebody else entered. */
export const Give = moveAction(roomKey, 'give', signed)

/** The receiver signs; the last missing signature completes the handover (type 2: its keys are to be returned). */
export const Receive = moveAction(roomKey, 'receive', signed)

/** The supervisor (监交人) signs. */
export const Supervise = moveAction(roomKey, 'supervise', signed)

/** A party who has not signed refuses. */
export const Refuse = moveAction(roomKey, 'refuse', reason)

/** Giver or receiver of a temporary handover signs that the giver has the keys back; the other one is notified. */
export const Return = moveAction(roomKey, 'return', signed)

/**
 * Voids a waiting handover, or a finished one within `register.edit_hours` if its keys were not handed over again
 * (1004). The keys return to their previous places.
 */
export const Void = moveAction(roomKey, 'void', reason)

/** The rows of the current query with their signatures for the printed register; at most 500 (1001). Logged. */
export const GetPrintList = printAction(roomKey, query.filters, roomKeyDetail, MOST_PRINTED)
