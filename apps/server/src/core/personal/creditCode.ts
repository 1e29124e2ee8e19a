const DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The check digit of a unified social credit code from the seventeen characters before it (GB 32100). */
export function creditCheck(code: string): string {
  const sum = [...code.slice(0, 17)].reduce((total, digit, at) => total + DIGITS.indexOf(digit) * (3 ** at % 31), 0)
  return DIGITS[(31 - (sum % 31)) % 31] ?? ''
}

/** Whether it is a unified social credit code with a correct check digit (GB 32100). */
export const isCreditCode = (value: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value) && creditCheck(value) === value[17]
