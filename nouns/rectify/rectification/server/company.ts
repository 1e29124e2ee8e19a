import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { peopleOfParty } from '@shouya/server/core/org/peopleOfParty.ts'
import { mending } from './rules.ts'

const ESCORT_COMPANY = 2
/** Dictionary escort_company_status: working together. */
const WORKING = 1

/** The people of an escort company who may rectify something. */
export const companyMenders = ({ db }: Pick<Ctx, 'db'>, company: number) =>
  peopleOfParty(db, { user_type: ESCORT_COMPANY, party_id: company }, mending)

/** A company in the caller's scope that can be put in charge of a rectification. */
export async function companyFor(ctx: Ctx, id: number): Promise<{ id: number; name: string }> {
  const companyRow = await ctx.scoped
    .rows('escort_company')
    .select(['escort_company.id', 'company_name as name', 'status'])
    .where('escort_company.id', '=', id)
    .executeTakeFirst()
  if (companyRow?.status !== WORKING) return failAt('escort_company_id', 'rectification.refused.company')
  return { id: companyRow.id, name: companyRow.name }
}
