import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import type { Plan } from './plan.ts'
import type { MoneyBox } from './rules.ts'

type Asked = Pick<MoneyBox, 'dept_id' | 'biz_date' | 'handover_type'>

/** When it is planned: at the plan's stop, else by the unit's own times of delivery and collection (domain 1.1). */
export async function plannedTime(
  { db }: Pick<Ctx, 'db'>,
  { dept_id, biz_date, handover_type }: Asked,
  plan: Plan | null,
): Promise<string | null> {
  const at = plan?.plan_time ?? (await ownTime(db, dept_id, handover_type))
  return at ? `${biz_date} ${at.length === 5 ? `${at}:00` : at}` : null
}

async function ownTime(db: Ctx['db'], dept: number, handoverType: number): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select case ${handoverType}::int
    when 1 then deliver_time when 2 then collect_time end as at from dept where id = ${dept}`.execute(db)
  return rows[0]?.at ?? null
}
