import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Awaited, DutyDay, DutyPart } from '@shouya/server/noun/dutyPart.ts'

/** The state of a unit's daily tasks in their registers, by `task_type.task_code`. */
export async function registerDuties(
  duties: AllNouns['duties'],
  ctx: Ctx,
  of: DutyDay,
): Promise<ReadonlyMap<string, DutyPart>> {
  const parts = await Promise.all(duties.map((dutiesOf) => dutiesOf(ctx, of)))
  return new Map(parts.flat())
}

type OnDuty = { duty_user_id: number | null; duty_user_name: string | null }

/** The people for whom a duty waits: those that its register names, else the person on duty. */
export function awaitedFor(named: Awaited[] | null | undefined, { duty_user_id, duty_user_name }: OnDuty): Awaited[] {
  if (named) return named
  return duty_user_name === null ? [] : [{ user_id: duty_user_id, name: duty_user_name }]
}
