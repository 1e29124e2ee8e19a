import { action } from '@shouya/contract/action'
import {
  date,
  datetime,
  dayOrOpenFilter,
  dictCode,
  id,
  line,
  one,
  pageQuery,
  saved,
  unitFilter,
  version,
} from '@shouya/contract/fields'
import {
  allowedMoves,
  copiedFields,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
} from '@shouya/contract/nounSchemas'
import { printed } from '@shouya/contract/printed'
import { sign, signInput } from '@shouya/contract/sign'
import { partOf } from '@shouya/noun/noun'
import { z } from 'zod'
import { roomKey } from './noun.ts'

const grant = grantOf(roomKey)

const handedKey = z.object(listFields(partOf(roomKey, 'keys')))

export const roomKeyRow = z.object({
  id,
  version,
  ...listFields(roomKey),
  keys: z.array(handedKey),
  /** To be returned and past its time. */
  overdue: z.boolean(),
  allowed: allowedMoves(roomKey),
})

export const roomKeyDetail = roomKeyRow.extend({
  ...detailFields(roomKey),
  from_sign: sign.nullable(),
  to_sign: sign.nullable(),
  supervisor_sign: sign.nullable(),
  return_sign: sign.nullable(),
  /** The caller may read the request that permitted it, too. */
  oa_examine_readable: z.boolean(),
  /** The stored hash still fits the signed content (domain 0.3). */
  signature_intact: z.boolean(),
  /** Waiting rectification of a loss (type 7). */
  rectify_pending: z.boolean(),
})

/** Filters of the list, the print and the export (domain 4.7). */
const filters = {
  ...unitFilter,
  ...dayOrOpenFilter,
  key_type: dictCode.optional(),
  handover_type: z.array(dictCode).max(10).optional(),
  status: z.array(dictCode).max(10).optional(),
  /** Giver, receiver or supervisor. */
  user_id: id.optional(),
  /** Past the time of return. */
  overdue: z.literal(true).optional(),
  /** Waiting for the caller's own signature. */
  mine: z.literal(true).optional(),
  /** To be returned, and the caller gave or got the keys. */
  returning: z.literal(true).optional(),
  /** Returned late, or out past the time of return. */
  late: z.literal(true).optional(),
  /** Entered on a later day. */
  backfill: z.literal(true).optional(),
  /** Inclusive days on which a handover is due: when its keys are expected back, any other when it happened. */
  due_begin_date: date.optional(),
  due_end_date: date.optional(),
}

const list = pageQuery(['handover_time', 'bill_no', 'create_time', 'expect_return_time'], filters)

export type Filters = Omit<z.output<typeof list>, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** Handovers in scope. `keywords`: bill number, key, person. */
export const GetPageList = action('RoomKey', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: list,
  out: roomKeyRow,
})

export const Get = action('RoomKey', 'Get', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: roomKeyDetail,
})

/** People who can take part in a handover of a unit: its own and those of the units above it, the caller among them. */
export const GetPersonList = action('RoomKey', 'GetPersonList', {
  kind: 'read',
  offline: true,
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.array(z.object({ id, real_name: z.string(), dept_name: z.string(), post: z.string().nullable() })),
})

/** What the caller's last handover of a unit said, to copy from; null before the first. Its keys may lie elsewhere by now. */
export const GetLast = action('RoomKey', 'GetLast', {
  kind: 'read',
  offline: true,
  access: grant('add'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: z.object({ bill_no: z.string(), key_ids: z.array(id), ...copiedFields(roomKey) }).nullable(),
})

/** Keys of a unit that the giver (the caller unless named) can hand over with the given type. */
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

/** Approved requests of a unit that permit the opening of a sealed key and have not been used yet, the last first. */
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
 * Files a handover (domain 4.7): the caller is one of its parties and signs with it, the others sign afterwards. Status
 * 1; a loss (type 7) marks the keys lost at once. Type 4 opens sealed keys with a permit (`oa_examine_id`), which is used up
 * until the handover is refused or voided; the keys are the receiver's then, and are sealed again by a type 5.
 * 1001 missing supervisor, return time or reason, the same person twice, or no permit of this unit; 1004 a key that the giver
 * does not hold (type 4: that is not sealed) or that is in another open handover, the parallel-handover rule, a permit that is
 * used or revoked; 1009 older than
 * `register.backfill_days`; 1010 wrong password of the signature.
 */
export const Save = action('RoomKey', 'Save', {
  kind: 'write',
  offline: true,
  access: grant('add'),
  in: z.strictObject({
    ...enteredFields(roomKey),
    /** The caller's own when left out. */
    dept_id: id.optional(),
    key_ids: z.array(id).min(1).max(20),
    /** The giver; the caller when left out. */
    from_user_id: id.optional(),
    /** Now when left out. */
    handover_time: datetime.optional(),
    password_changed: z.boolean().default(false),
    place_under_monitor: z.boolean().default(true),
    /** The device's time of an entry that waited for a network; a clock that runs ahead counts as now. */
    ...inputFields(roomKey, 'filed_at'),
    sign: signInput,
  }),
  out: saved.extend({ bill_no: z.string() }),
})

const signed = z.strictObject({ id, version, sign: signInput })

/** The giver signs a handover that somebody else filed. */
export const Give = action('RoomKey', 'Give', { kind: 'write', access: grant('return'), in: signed, out: saved })

/** The receiver signs; with the last missing signature the handover is done (to be returned, type 2). */
export const Receive = action('RoomKey', 'Receive', { kind: 'write', access: grant('receive'), in: signed, out: saved })

/** The supervisor (监交人) signs. */
export const Supervise = action('RoomKey', 'Supervise', {
  kind: 'write',
  access: grant('receive'),
  in: signed,
  out: saved,
})

/** A party who has not signed yet refuses. */
export const Refuse = action('RoomKey', 'Refuse', {
  kind: 'write',
  access: grant('refuse'),
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})

/** Giver or receiver of a temporary handover signs that the keys are back with the giver; the other one is told. */
export const Return = action('RoomKey', 'Return', { kind: 'write', access: grant('return'), in: signed, out: saved })

/**
 * Voids a handover that waits; a finished one within `register.edit_hours` and while its keys have not moved on (1004).
 * The keys go back to where they were.
 */
export const Void = action('RoomKey', 'Void', {
  kind: 'write',
  access: grant('void'),
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})

/** The rows of the current query with their signatures for the ledger on paper; at most 500 (1001). Logged. */
export const GetPrintList = action('RoomKey', 'GetPrintList', {
  kind: 'write',
  access: grant('print'),
  in: z.strictObject({
    ...filters,
    keywords: line(50).default(''),
    /** Only these of them. */
    ids: z.array(id).min(1).max(500).optional(),
  }),
  out: printed(roomKeyDetail),
})
