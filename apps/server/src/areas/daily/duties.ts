import type { Ctx } from '../../core/context.ts'
import type { DutyDay, DutyPart } from './dutyPart.ts'
import { handoverDuties } from './moneyBox/duties.ts'
import { clearingDuty } from './outInside/duties.ts'
import { checkDuties } from './securityCheck/duties.ts'

/** What the registers say of a unit's daily tasks, by `task_type.task_code`. */
export async function registerDuties(ctx: Ctx, of: DutyDay): Promise<Map<string, DutyPart>> {
  const parts = await Promise.all([checkDuties(ctx, of), handoverDuties(ctx, of), clearingDuty(ctx, of)])
  return new Map(parts.flat())
}
