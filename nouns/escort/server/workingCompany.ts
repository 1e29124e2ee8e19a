import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { find } from '@shouya/server/registers/find.ts'

const WORKING = 1

/** The company of a new record: in the caller's scope (403) and working with the bank (1001). */
export async function workingCompany(ctx: Ctx, id: number) {
  const company = await find(ctx, 'escort_company', id)
  if (company.status !== WORKING) failAt('escort_company_id', 'escort.companyNotWorking')
  return company
}
