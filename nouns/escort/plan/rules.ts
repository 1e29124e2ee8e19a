const DAY = 86_400_000
const DEADLINE = '18:00:00'

/** Whether the deadline of publication, 18:00 of the day before, has passed (domain 3.4); `now` is `YYYY-MM-DD HH:mm:ss` in the business time zone. */
export function isLate(planDate: string, now: string): boolean {
  const eve = new Date(Date.parse(planDate) - DAY).toISOString().slice(0, 10)
  return now > `${eve} ${DEADLINE}`
}
