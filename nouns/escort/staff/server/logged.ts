import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'

/** Hashes and internal columns. */
const hidden = /_hash$|^snapshot$|^search_text$|^stopped_by_expiry$/

/** A row as the log may have it: numbers masked, hashes left out. */
export function logged<R extends object>(row: R): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) => {
      if (hidden.test(field)) return []
      const masked = (field === 'phone' || field === 'emergency_phone') && typeof value === 'string'
      return [[field, masked ? maskNumber(value) : value]]
    }),
  )
}
