import type { Ctx } from '@shouya/server/core/context.ts'
import { freePermit, openPermits, spendPermit } from '../../../approvals/server/public.ts'
import type { MoneyBox } from './rules.ts'

/** 特批: an approval of the branch's security section that admits a crew whose papers are not valid (domain 4.4). */
const topic = 'escort_crew.admit'

/** The special approvals of a unit that are not used yet. */
export const specialsOf = (ctx: Ctx, deptId: number) => openPermits(ctx, topic, deptId)

/** Uses the approval for this handover, and returns its number. */
export const spendSpecial = (ctx: Ctx, instance_id: number, { dept_id }: Pick<MoneyBox, 'dept_id'>, bill_no: string) =>
  spendPermit(ctx, { topic, instance_id, dept_id, bill_no })

/** The crew was not admitted, so the approval can be used for another handover. */
export async function freeSpecial(ctx: Ctx, { oa_examine_id, bill_no }: Pick<MoneyBox, 'oa_examine_id' | 'bill_no'>) {
  if (oa_examine_id !== null && bill_no !== null) await freePermit(ctx, { topic, instance_id: oa_examine_id, bill_no })
}
