/** What a person may send by name on one day (domain 20), of the bank's calendar. */
export const MOST_PER_DAY = 10

/** What a group of accounts may send anonymously on one day, and how few accounts a group may have (ADR 066). */
export const MOST_PER_COHORT = 30
export const LEAST_IN_COHORT = 32

/**
 * Into how many groups so many accounts fall. A power of two: when the bank grows, a group is split, and who was in the same one before
 * and after are still that many; other numbers would mix them, and several days together would tell more than each of them.
 */
export function cohortsOf(accounts: number): number {
  let cohorts = 1
  while (accounts / (cohorts * 2) >= LEAST_IN_COHORT) cohorts *= 2
  return cohorts
}

/** How many days after its end somebody takes feedback up again (domain 9.6). */
export const REOPEN_DAYS = 7

/** Scores of an answer, the best last. */
export const scores = [1, 2, 3, 4, 5] as const

/** A receipt: five groups of four letters and digits without those that are mistaken for each other, 100 random bits. */
export const RECEIPT = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The receipt of 20 random bytes. */
export const receiptFrom = (random: Uint8Array): string =>
  Array.from(random.subarray(0, 20), (byte, at) => (at > 0 && at % 4 === 0 ? '-' : '') + LETTERS[byte % 32]).join('')

/** What of an address says where somebody was, without what they looked at. */
export const bareAddress = (address: string): string => address.split(/[?#]/, 1)[0] as string
