import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { levelsFrom } from '../../vendor/rules.ts'
import { levelsOf } from '../../vendor/server/levels.ts'
import { vendorsOf } from '../../vendorBinding/server/resolve.ts'
import { duesFrom } from '../rules.ts'

/** The deadlines of an order that no vendor has yet: the bank's own (setting `repair.sla_hours`). */
export async function ownDues({ settings }: Pick<Services, 'settings'>, urgency: number, from: Date) {
  const levels = levelsFrom(await settings.get('repair.sla_hours'))
  return duesFrom(from, levels[urgency - 1] ?? (levels[0] as (typeof levels)[number]))
}

/** The deadlines of an order that a vendor gets now, by its service level. */
async function duesOf(ctx: Pick<Ctx, 'db' | 'services' | 'now'>, companyId: number, urgency: number) {
  const level = (await levelsOf(ctx.db, companyId)).find((each) => each.urgency === urgency)
  return level ? duesFrom(ctx.now, level) : ownDues(ctx.services, urgency, ctx.now)
}

/** Whom to call at a vendor where nobody is named. */
const defaultContact = (db: Kysely<Unscoped>, companyId: number) =>
  everything(db)
    .selectFrom('maintain_contact')
    .select(['id', 'name', 'phone'])
    .where('company_id', '=', companyId)
    .where('status', '=', 1)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

type Sent = { company_id: number; company_name: string; contact_id: number | null }

/** The columns of an order that goes to a vendor now: its deadlines, and whom to call. */
export async function sentTo(ctx: Ctx, { company_id, company_name, contact_id }: Sent, urgency: number) {
  const contact =
    contact_id === null
      ? await defaultContact(ctx.db, company_id)
      : await everything(ctx.db)
          .selectFrom('maintain_contact')
          .select(['id', 'name', 'phone'])
          .where('id', '=', contact_id)
          .executeTakeFirst()
  return {
    ...{ company_id, company_name, dispatch_time: ctx.now },
    contact_id: contact?.id ?? null,
    engineer_name: contact?.name ?? null,
    engineer_phone: contact?.phone ?? null,
    ...(await duesOf(ctx, company_id, urgency)),
  }
}

type Device = { dept_id: number; device_type: number; maintain_company_id: number | null }

/** The vendor that maintains such a device today (domain 8.2); null: the branch sends one. */
export async function vendorFor(ctx: Pick<Ctx, 'db' | 'now' | 'services'>, device: Device) {
  const [vendor] = await vendorsOf(ctx.db, [device], todayOf(ctx))
  return vendor ?? null
}

/** The columns of an order that no vendor has. */
export const unsent = {
  ...{ company_id: null, company_name: null, contact_id: null, engineer_name: null, engineer_phone: null },
  ...{ auto_dispatched: false, dispatch_time: null, dispatch_user_id: null, dispatch_user_name: null },
  dispatch_sign: null,
} as const
