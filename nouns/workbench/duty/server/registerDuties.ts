import type { Ctx } from '@shouya/server/core/context.ts'
import type { DutyDay, DutyPart } from '@shouya/server/noun/dutyPart.ts'
import type { AllNouns } from '@shouya/server/noun/manifest.ts'

/** What the registers say of a unit's daily tasks, by `task_type.task_code`. */
export async function registerDuties(
  duties: AllNouns['duties'],
  ctx: Ctx,
  of: DutyDay,
): Promise<ReadonlyMap<string, DutyPart>> {
  const parts = await Promise.all(duties.map((dutiesOf) => dutiesOf(ctx, of)))
  return new Map(parts.flat())
}
