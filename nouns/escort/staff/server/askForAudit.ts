import type { Ctx } from '@shouya/server/core/context.ts'
import { type Remind, remind, settle } from '@shouya/server/core/messages/remind.ts'
import { bankOf } from '../../server/receivers.ts'
import { staff } from '../noun.ts'

type Person = { id: number; name: string; staff_no: string }

const { waiting } = staff.states.codes
const link = `${staff.route}?status=${waiting}`

/** Reminds the approvers of a company's people; people of one import share a message. */
export async function askForAudit(ctx: Ctx, company: number, people: readonly Person[]): Promise<void> {
  const [first] = people
  if (!first) return
  const params = { name: first.name, staff_no: first.staff_no }
  const about: Pick<Remind, 'code' | 'params' | 'table' | 'id'> =
    people.length === 1
      ? { code: 'escort_staff_audit', params, table: 'escort_staff', id: first.id }
      : {
          code: 'escort_staff_audits',
          params: { ...params, count: people.length },
          table: 'escort_company',
          id: company,
        }
  const receivers = await bankOf(ctx.db, company, staff.permission, staff.moves.audit.operation)
  await remind(ctx.db, { ...about, receivers, link, level: 1 }, ctx.now)
}

/** Settles the reminder of a person who was approved or refused; a shared one with the last of its people. */
export async function settleAudit(ctx: Ctx, company: number, id: number): Promise<void> {
  const { db, now, user } = ctx
  const by = user.userId
  await settle(db, { codes: ['escort_staff_audit'], table: 'escort_staff', id, by }, now)
  const waits = await ctx.scoped
    .rows('escort_staff')
    .select('id')
    .where('escort_company_id', '=', company)
    .where('status', '=', waiting)
    .limit(1)
    .executeTakeFirst()
  if (!waits) await settle(db, { codes: ['escort_staff_audits'], table: 'escort_company', id: company, by }, now)
}
