import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { plan as noun } from '../noun.ts'
import { tellOutlets } from './tellOutlets.ts'

type Plan = {
  id: number
  plan_date: string
  begin_time: string
  route_id: number | null
  approval_no: string | null
  status: number
}

/** Cancels a locked plan: its vehicle and people are free again; outlets are reminded unless it was a draft. */
export async function cancel(db: Kysely<Unscoped>, plan: Plan, reason: string, now: Date, by: number | null) {
  const saved = await everything(db)
    .updateTable('escort_plan')
    .set({
      status: noun.states.codes.cancelled,
      cancel_reason: reason,
      update_user_id: by,
      update_time: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', plan.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await db.updateTable('escort_plan_crew').set({ live: false }).where('plan_id', '=', plan.id).execute()
  if (plan.status !== noun.states.codes.draft)
    await tellOutlets(db, plan, { code: 'escort_plan_cancelled', what: '', reason }, now)
  return saved
}
