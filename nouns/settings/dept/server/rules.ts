import type { MessageKey } from '@shouya/contract/messages'
import { unitType } from '../rules.ts'

/** Levels of the tree, the head office being the first. */
export const DEEPEST = 6
/** From this number of people on, head and safety officer are two persons. */
const PEOPLE_FOR_TWO = 3
/** Minutes before the end of business from which the evening collection may begin. */
const COLLECT_BEFORE_END = 60

type Issue = { path: string; reason: MessageKey }

type Fields = {
  dept_type: number
  status: number
  region_code: string | null
  address: string | null
  lng: number | null
  lat: number | null
  leader_user_id: number | null
  safety_user_id: number | null
  business_begin: string | null
  business_end: string | null
  deliver_time: string | null
  collect_time: string | null
  risk_level: number | null
  open_date: string | null
  close_date: string | null
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const outletNeeds = ['region_code', 'address', 'business_begin', 'business_end', 'risk_level'] as const
const peopleNeeded = ['leader_user_id', 'safety_user_id'] as const

/** Everything that is wrong with the fields of a unit by themselves (domain 1.1); `staff` are its enabled accounts. */
export function fieldIssues(unit: Fields, staff: number): Issue[] {
  const missing = (fields: readonly (keyof Fields)[], reason: MessageKey): Issue[] =>
    fields.filter((path) => unit[path] === null).map((path) => ({ path, reason }))
  const outlet = unit.dept_type === unitType.outlet
  const { business_begin: begin, business_end: end, deliver_time: deliver, collect_time: collect } = unit
  const issues: (Issue | false)[] = [
    ...(outlet ? missing(outletNeeds, 'input.required') : []),
    ...(outlet && unit.status === 1 ? missing(peopleNeeded, 'dept.refused.peopleBeforeEnabled') : []),
    begin !== null && end !== null && end <= begin && { path: 'business_end', reason: 'dept.refused.hours' },
    deliver !== null && begin !== null && deliver >= begin && { path: 'deliver_time', reason: 'dept.refused.deliver' },
    collect !== null &&
      end !== null &&
      minutes(collect) <= minutes(end) - COLLECT_BEFORE_END && { path: 'collect_time', reason: 'dept.refused.collect' },
    (unit.lng === null) !== (unit.lat === null) && {
      path: unit.lng === null ? 'lng' : 'lat',
      reason: 'dept.refused.place',
    },
    unit.open_date !== null &&
      unit.close_date !== null &&
      unit.close_date < unit.open_date && { path: 'close_date', reason: 'input.dayOrder' },
    unit.leader_user_id !== null &&
      unit.leader_user_id === unit.safety_user_id &&
      staff >= PEOPLE_FOR_TWO && { path: 'safety_user_id', reason: 'dept.refused.samePerson' },
  ]
  return issues.filter((issue) => issue !== false)
}
