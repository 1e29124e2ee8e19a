import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { find } from '@shouya/server/registers/find.ts'
import { changed, made } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import { servedBy } from '../../server/units.ts'
import { vendor } from '../../vendor/noun.ts'
import type * as Binding from '../contract.ts'
import { vendorBinding } from '../noun.ts'
import { isDispatchable } from '../rules.ts'

type Body = Input<typeof Binding.SaveBind>
type Places = Pick<Body, 'dept_ids' | 'device_types'>

const TABLE = 'maintain_bind'

/** The places of a body, checked against the vendor, and what stands there now, locked where it is to be changed. */
export async function planOf(ctx: Ctx, body: Body, lock: boolean) {
  const day = todayOf(ctx)
  const begin_date = body.begin_date ?? day
  if (body.end_date !== null && body.end_date < begin_date) failAt('end_date', 'vendor.refused.endAfterBegin')
  const dept_ids = await checkPlaces(ctx, body.dept_ids)
  const device_types = [...new Set(body.device_types)]
  await checkVendor(ctx, body, dept_ids, day)
  const standing = everything(ctx.db)
    .selectFrom(TABLE)
    .selectAll()
    .where('dept_id', 'in', dept_ids)
    .where('device_type', 'in', device_types)
    .where('status', '=', 1)
    .orderBy('id')
  const there = await (lock ? standing.forUpdate() : standing).execute()
  const other = there.find(({ priority, company_id }) => priority !== body.priority && company_id === body.company_id)
  if (other) failAt('company_id', 'vendorBinding.refused.sameBoth')
  const { company_id, contact_id, priority, end_date } = body
  const wanted = { company_id, contact_id, priority, begin_date, end_date }
  const ofPriority = there.filter((row) => row.priority === priority)
  const isSame = (row: (typeof there)[number]) =>
    row.company_id === company_id &&
    row.contact_id === contact_id &&
    row.end_date === end_date &&
    (body.begin_date === undefined || row.begin_date === begin_date)
  const kept = new Set(ofPriority.filter(isSame).map(({ dept_id, device_type }) => `${dept_id} ${device_type}`))
  const places = dept_ids.flatMap((dept_id) => device_types.map((device_type) => ({ dept_id, device_type })))
  const fresh = places.filter(({ dept_id, device_type }) => !kept.has(`${dept_id} ${device_type}`))
  return { wanted, fresh, replaced: ofPriority.filter((row) => !isSame(row)), unchanged: kept.size }
}

/** Binds a vendor; what stood at the same places with the same priority ends. */
export async function saveBind(ctx: Ctx, body: Body) {
  const { wanted, fresh, replaced, unchanged } = await planOf(ctx, body, true)
  await end(ctx, replaced)
  if (fresh.length > 0)
    await ctx.scoped
      .insert(TABLE)
      .values(fresh.map((place) => ({ ...place, ...wanted, ...made(ctx) })))
      .execute()
  const { dept_ids, device_types } = body
  ctx.note({ table: TABLE, after: { ...wanted, dept_ids, device_types } })
  if (fresh.length > 1)
    await keepBatch(ctx, { action: 'Maintenance/SaveBind', link: vendorBinding.route, done: fresh.length })
  return { added: fresh.length - replaced.length, replaced: replaced.length, unchanged }
}

/** Ends the bindings at some places; those at units above hold again. */
export async function endBind(ctx: Ctx, { dept_ids, device_types, priority }: Input<typeof Binding.EndBind>) {
  const units = await checkPlaces(ctx, dept_ids, 'closed')
  const rows = await everything(ctx.db)
    .selectFrom(TABLE)
    .select(['id', 'begin_date'])
    .where('dept_id', 'in', units)
    .where('device_type', 'in', device_types)
    .where('status', '=', 1)
    .$if(priority !== undefined, (query) => query.where('priority', '=', priority as number))
    .orderBy('id')
    .forUpdate()
    .execute()
  await end(ctx, rows)
  ctx.note({ table: TABLE, after: { dept_ids, device_types, priority: priority ?? null, status: 0 } })
  if (rows.length > 1)
    await keepBatch(ctx, { action: 'Maintenance/EndBind', link: vendorBinding.route, done: rows.length })
  return { ended: rows.length }
}

async function end(ctx: Ctx, rows: readonly { id: number }[]) {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await ctx.scoped
    .change(TABLE)
    .set({ status: 0, end_date: todayOf(ctx), ...changed(ctx) })
    .where('id', 'in', ids)
    .execute()
}

/** The units, each once: of the caller's scope, and open where something is to begin there. */
async function checkPlaces({ db, scoped }: Ctx, wanted: Places['dept_ids'], closed?: 'closed'): Promise<number[]> {
  const ids = [...new Set(wanted)]
  const units = await everything(db).selectFrom('dept').select(['id', 'status']).where('id', 'in', ids).execute()
  if (units.some(({ id }) => !scoped.holds(id))) fail('OutOfScope')
  if (units.length < ids.length || (!closed && units.some(({ status }) => status !== 1)))
    failAt('dept_ids', 'input.unit')
  return ids
}

async function checkVendor(ctx: Ctx, body: Body, units: readonly number[], day: string): Promise<void> {
  const { company_id, contact_id, device_types } = body
  const company = await find(ctx, vendor.table, company_id)
  if (!isDispatchable({ ...company, vendor_status: company.status }, day))
    failAt('company_id', 'vendorBinding.refused.vendor')
  const at = device_types.findIndex((type) => !company.service_types.includes(type))
  if (at >= 0) failAt('device_types', 'vendorBinding.refused.service')
  const outside = await everything(ctx.db)
    .selectFrom('dept')
    .select('dept_name')
    .where(sql<boolean>`dept.id = any(${units}::bigint[])`)
    .where(sql<boolean>`not ${servedBy(company_id)}`)
    .executeTakeFirst()
  if (outside) failAt('dept_ids', 'vendorBinding.refused.unserved', { name: outside.dept_name })
  if (contact_id === null) return
  const contact = await everything(ctx.db)
    .selectFrom('maintain_contact')
    .select('id')
    .where('id', '=', contact_id)
    .where('company_id', '=', company_id)
    .where('status', '=', 1)
    .executeTakeFirst()
  if (!contact) failAt('contact_id', 'vendorBinding.refused.contact')
}
