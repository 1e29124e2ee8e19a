import type { Keys } from '@shouya/server/core/keys/keys.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { hashPurpose } from './rows.ts'

/** Numbers that are stored encrypted: a text replaces a number, null removes it, undefined keeps it. */
export type Numbers = {
  id_card?: string | undefined
  guard_cert_no?: string | undefined
  gun_cert_no?: string | null | undefined
  drive_licence_no?: string | null | undefined
}

const mask = (value: string | null | undefined) => (typeof value === 'string' ? maskNumber(value) : value)

/** The columns of given numbers: the mask, and the hash by which rows are found. */
export function numberColumns(keys: Keys, numbers: Numbers) {
  const hash = (field: string, value: string | null | undefined) =>
    typeof value === 'string' ? keys.hash(hashPurpose(field), value) : value
  const { id_card, guard_cert_no, gun_cert_no, drive_licence_no } = numbers
  const columns = {
    id_card_mask: mask(id_card),
    id_card_hash: hash('id_card', id_card),
    guard_cert_mask: mask(guard_cert_no),
    guard_cert_hash: hash('guard_cert_no', guard_cert_no),
    gun_cert_mask: mask(gun_cert_no),
    gun_cert_hash: hash('gun_cert_no', gun_cert_no),
    drive_licence_mask: mask(drive_licence_no),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof columns]?: Exclude<(typeof columns)[K], undefined>
  }
}
