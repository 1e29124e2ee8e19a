import { action } from '@shouya/contract/action'
import { date, datetime, dictCode, id, line, one, pageQuery, saved, unitFilter, version } from '@shouya/contract/fields'
import { z } from 'zod'

const query = { id: 'daily_key', operation: 'query' }
const edit = { id: 'daily_key', operation: 'ledger_edit' }

export const keyLedgerRow = z.object({
  id,
  version,
  dept_id: id,
  dept_name: z.string(),
  key_no: z.string(),
  key_name: z.string(),
  key_type: dictCode,
  copy_type: dictCode,
  holder_user_id: id.nullable(),
  holder_user_name: z.string().nullable(),
  /** Dictionary key_position: 1 held, 2 sealed, 3 handed up, 4 lost, 5 cancelled. */
  position: dictCode,
  seal_no: z.string().nullable(),
  seal_place: z.string().nullable(),
  has_password: z.boolean(),
  password_holder_user_id: id.nullable(),
  password_holder_user_name: z.string().nullable(),
  password_change_date: date.nullable(),
  next_change_date: date.nullable(),
  linked_key_id: id.nullable(),
  linked_key_no: z.string().nullable(),
  /** The open handover (status 1 or 3) that the key is in. */
  open_bill_no: z.string().nullable(),
  remark: z.string().nullable(),
  create_time: datetime,
})

const list = pageQuery(['create_time', 'key_no', 'key_name'], {
  ...unitFilter,
  key_type: z.array(dictCode).max(20).optional(),
  copy_type: dictCode.optional(),
  position: z.array(dictCode).max(10).optional(),
  holder_user_id: id.optional(),
})

export type Filters = z.output<typeof list>

/** Keys in scope. `keywords`: number, name, holder. */
export const GetPageList = action('KeyLedger', 'GetPageList', {
  kind: 'read',
  access: query,
  list: 'page',
  in: list,
  out: keyLedgerRow,
})

export const Get = action('KeyLedger', 'Get', { kind: 'read', access: query, in: one, out: keyLedgerRow })

/**
 * Enters a key or changes its data. Holder and position are given on entry and then change by handovers only: another
 * value on a change is refused (1001). The two halves of dual control have different holders; a sealed copy names
 * seal and place (domain 4.7, 20). 1003 number taken in the unit.
 */
export const Save = action('KeyLedger', 'Save', {
  kind: 'write',
  access: edit,
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    dept_id: id,
    key_no: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{1,20}$/),
    key_name: line(100, 1),
    key_type: z.int().min(1).max(9),
    copy_type: z.int().min(1).max(3),
    holder_user_id: id.nullable().default(null),
    position: z.literal([1, 2, 3]).optional(),
    seal_no: line(50).nullable().default(null),
    seal_place: line(100).nullable().default(null),
    has_password: z.boolean().default(false),
    password_holder_user_id: id.nullable().default(null),
    password_change_date: date.nullable().default(null),
    linked_key_id: id.nullable().default(null),
    remark: line(500).nullable().default(null),
  }),
  out: saved,
})

/** Cancels a key that is in no open handover; it stays readable. */
export const Cancel = action('KeyLedger', 'Cancel', {
  kind: 'write',
  access: edit,
  in: z.strictObject({ id, version, reason: line(200, 2) }),
  out: saved,
})
