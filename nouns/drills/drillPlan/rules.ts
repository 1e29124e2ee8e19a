/** The version of a plan: `V3.2`. */
export const PLAN_VERSION = /^V\d{1,3}\.\d{1,3}$/

/** A plan is to be reviewed so many days ahead. */
export const REVIEW_DAYS = 30

/** The version that a revision begins with: `V3.2` becomes `V3.3`, `V1.999` becomes `V2.0`. */
export function nextVersion(version: string): string {
  const [major = 1, minor = 0] = version.slice(1).split('.').map(Number)
  return minor < 999 ? `V${major}.${minor + 1}` : `V${major + 1}.0`
}

/** The same day a year later; of 29 February the 28th. */
export function yearAfter(day: string): string {
  const [year = '', month, date] = day.split('-')
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`
}
