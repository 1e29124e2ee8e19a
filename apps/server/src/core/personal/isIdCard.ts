const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** An identity number of the mainland whose check digit fits and whose birthday exists (GB 11643). */
export function isIdCard(value: string): boolean {
  if (!/^\d{17}[\dX]$/.test(value)) return false
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * Number(value[index]), 0)
  if (value[17] !== CHECKS[sum % 11]) return false
  const day = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day
}
