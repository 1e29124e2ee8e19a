import { type Check, type Result, result, session } from './rules.ts'

/** The unit of a number that is a time of the day: minutes since midnight. */
export const CLOCK = 'HH:mm'

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Armed = { arm_time: string | null; results: Result[] }

/** After closing the time of arming stands in the head and, where an item asks for it, there: it is said once and is one. */
export function armedOnce(of: Check['session'], arm_time: string | null, results: Result[]): Armed {
  const asked = results.find((one) => one.value_unit === CLOCK && one.result !== result.notApplicable)
  if (of !== session.after || !asked) return { arm_time, results }
  const said = asked.value_num ?? (arm_time === null ? null : minutesOf(arm_time))
  return {
    arm_time: said === null ? null : timeOf(said),
    results: results.map((one) => (one === asked ? { ...one, value_num: said } : one)),
  }
}
