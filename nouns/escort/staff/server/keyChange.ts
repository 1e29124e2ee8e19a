import { staff } from '../noun.ts'
import type { Staff } from './facts.ts'

/** The fields that an approval covers (domain 3.3: name, identity, picture, certificates). */
const keys = [
  'name',
  'id_card_hash',
  'duty_type',
  'photo_file_id',
  'id_card_front_file_id',
  'id_card_back_file_id',
  'guard_cert_hash',
  'guard_cert_org',
  'guard_cert_file_id',
  'gun_cert_hash',
  'gun_cert_end',
  'gun_cert_file_id',
  'drive_licence_mask',
  'drive_class',
  'drive_end',
  'bg_check_date',
  'bg_check_result',
] as const satisfies readonly (keyof Staff)[]

const same = (one: unknown, other: unknown) =>
  Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : one === other

/** Whether a change requires a new approval; for a refused person every change does. */
export function isKeyChange(before: Staff, values: Partial<Record<(typeof keys)[number], unknown>>): boolean {
  if (before.status === staff.states.codes.refused) return true
  if (before.status === staff.states.codes.waiting) return false
  return keys.some((key) => values[key] !== undefined && !same(values[key], before[key]))
}
