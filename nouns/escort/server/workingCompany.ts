import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'
import { company } from '../company/noun.ts'

/** The company of a new record: in the caller's scope (403) and working with the bank (1001). */
export async function workingCompany(ctx: Ctx, id: number) {
  const found = await find(ctx, 'escort_company', id)
  if (found.status !== company.states.codes.working) failAt('escort_company_id', 'escort.companyNotWorking')
  return found
}
