const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** The check digit of an identity number from the seventeen digits before it (GB 11643). */
export const checkDigit = (digits: string): string =>
  CHECKS[WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11] ?? ''

/** The birthday in an identity number, `YYYY-MM-DD`. */
export const birthdayOf = (idCard: string): string =>
  `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`

/** Whether it is a mainland identity number with a correct check digit and an existing birthday (GB 11643). */
export function isIdCard(value: string): boolean {
  if (!/^\d{17}[\dX]$/.test(value) || checkDigit(value) !== value[17]) return false
  const day = birthdayOf(value)
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}
