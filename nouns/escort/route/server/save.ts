import { everything } from '@shouya/server/core/access/everything.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { checkUnits } from '../../server/units.ts'
import { workingCompany } from '../../server/workingCompany.ts'
import type * as Route from '../contract.ts'
import { route } from '../noun.ts'
import { stopIssues } from './rules.ts'

const { table } = route

export const saveRoute: Handler<typeof Route.SaveRoute> = async (ctx, { id, version, stops, ...fields }) => {
  const before = await findSeen(ctx, table, { id, version })
  if (before) {
    if (fields.escort_company_id !== before.escort_company_id) failAt('escort_company_id', 'escort.companyFixed')
  } else await workingCompany(ctx, fields.escort_company_id)
  const issues = stopIssues(stops)
  if (issues.length > 0) fail('BadInput', { data: issues })
  const had = before
    ? await ctx.db
        .selectFrom('escort_route_stop')
        .select(['dept_id', 'deliver_plan', 'collect_plan'])
        .where('route_id', '=', before.id)
        .orderBy('seq')
        .execute()
    : []
  const units = stops.map(({ dept_id }) => dept_id)
  const unitsHad = had.map(({ dept_id }) => dept_id)
  await checkUnits(ctx, units, unitsHad, fields.escort_company_id, 'stops')
  const taken = await everything(ctx.db)
    .selectFrom(table)
    .select('id')
    .where('escort_company_id', '=', fields.escort_company_id)
    .where('route_no', '=', fields.route_no)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst()
  if (taken) failTaken(ctx.lang, 'route_no', 'route.field.route_no')

  const saved = await insertOrChange(ctx, table, before, fields, {
    log: { before: before && { ...before, stops: had }, after: { ...fields, stops } },
  })
  await ctx.db.deleteFrom('escort_route_stop').where('route_id', '=', saved.id).execute()
  await ctx.db
    .insertInto('escort_route_stop')
    .values(stops.map((stop, at) => ({ route_id: saved.id, seq: at + 1, ...stop })))
    .execute()
  return saved
}
