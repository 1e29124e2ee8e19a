import { everything } from '@shouya/server/core/access/everything.ts'
import { checkOwnDraft } from '@shouya/server/core/access/ownDraft.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { workingCompany } from '../../server/workingCompany.ts'
import type * as Plan from '../contract.ts'
import { plan as noun } from '../noun.ts'
import { checkCrew, seat } from './crew.ts'
import { allowsMove, wayIssues } from './rules.ts'
import { type Stop, stopsOf } from './stops.ts'

const TABLE = 'escort_plan'

export const savePlan: Handler<typeof Plan.SavePlan> = async (ctx, input) => {
  const { id, version, stops: _wanted, driver_id, guard_ids, cashier_ids, ...fields } = input
  const before = await findSeen(ctx, 'escort_plan', { id, version })
  if (before) {
    if (!allowsMove(before, 'edit')) fail('WrongState')
    checkOwnDraft(before, ctx.user)
    if (fields.escort_company_id !== before.escort_company_id) failAt('escort_company_id', 'escort.companyFixed')
    if (before.approval_id !== null && (fields.plan_date !== before.plan_date || fields.shift !== before.shift))
      failAt('plan_date', 'plan.refused.approved')
  }
  await workingCompany(ctx, fields.escort_company_id)
  // What was approved goes where it was approved to go.
  const stops = before?.approval_id ? await stopsHad(ctx, before.id) : await stopsOf(ctx, input)
  const times = stops.map(({ plan_time }) => plan_time)
  const issues = wayIssues(fields, times, todayOf(ctx))
  if (issues.length > 0) fail('BadInput', { data: issues })
  await checkTaken(ctx, id ?? 0, fields)
  const ride = { ...fields, plan_id: id ?? 0, units: stops.map(({ dept_id }) => dept_id) }
  const members = await checkCrew(ctx, ride, input)

  const saved = await insertOrChange(ctx, TABLE, before, fields, {
    first: { status: noun.states.codes.draft },
    log: { after: { ...fields, driver_id, guard_ids, cashier_ids } },
  })
  await keepStops(ctx, saved.id, stops)
  await seat(ctx, saved.id, members)
  return saved
}

const stopsHad = ({ db }: Ctx, id: number): Promise<Stop[]> =>
  db.selectFrom('escort_plan_stop').select(['dept_id', 'plan_time']).where('plan_id', '=', id).orderBy('seq').execute()

/** The stops as they are now: later changes of the route leave the plan alone. */
async function keepStops({ db }: Pick<Ctx, 'db'>, planId: number, stops: readonly Stop[]): Promise<void> {
  await db.deleteFrom('escort_plan_stop').where('plan_id', '=', planId).execute()
  await db
    .insertInto('escort_plan_stop')
    .values(stops.map((stop, at) => ({ plan_id: planId, seq: at + 1, ...stop })))
    .execute()
}

type Way = { plan_date: string; route_id: number | null; shift: number }

async function checkTaken({ db, lang }: Ctx, own: number, { plan_date, route_id, shift }: Way): Promise<void> {
  if (route_id === null) return
  const taken = await everything(db)
    .selectFrom(TABLE)
    .select('id')
    .where('plan_date', '=', plan_date)
    .where('route_id', '=', route_id)
    .where('shift', '=', shift)
    .where('status', '<>', noun.states.codes.cancelled)
    .where('id', '<>', own)
    .executeTakeFirst()
  if (taken) failTaken(lang, 'route_id', 'plan.refused.taken')
}
