export type Awaited = { user_id: number | null; name: string }

/** What stands of a daily task in its register. */
export type DutyPart = {
  /** Whose turn it is; null: whoever is on duty. */
  awaited: Awaited[] | null
  /** Where the caller does their part, or looks at it. */
  way: string | null
  /** What they do there: fill it in, sign, record that the vehicle left, or look. */
  act: 'fill' | 'sign' | 'leave' | 'look'
}

/** A unit's day, whose caller may see it. */
export type DutyDay = { deptId: number; day: string }
