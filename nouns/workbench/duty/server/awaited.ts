type Awaited = { user_id: number | null; name: string }

type OnDuty = { duty_user_id: number | null; duty_user_name: string | null }

/** Whose turn a duty is: whom its register names, else whoever is on duty. */
export function awaitedFor(named: Awaited[] | null | undefined, { duty_user_id, duty_user_name }: OnDuty): Awaited[] {
  if (named) return named
  return duty_user_name === null ? [] : [{ user_id: duty_user_id, name: duty_user_name }]
}
