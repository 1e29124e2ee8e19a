const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** The last of an identity number by the seventeen digits before it (GB 11643). */
export const checkDigit = (digits: string): string =>
  CHECKS[WEIGHTS.reduce((all, weight, at) => all + weight * Number(digits[at]), 0) % 11] ?? ''

/** The birthday in an identity number, `YYYY-MM-DD`. */
export const birthdayOf = (idCard: string): string =>
  `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`

/** An identity number of the mainland whose check digit fits and whose birthday exists (GB 11643). */
export function isIdCard(value: string): boolean {
  if (!/^\d{17}[\dX]$/.test(value) || checkDigit(value) !== value[17]) return false
  const day = birthdayOf(value)
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
