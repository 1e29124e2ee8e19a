import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'

/** The id of the company in the caller's scope with a number or name from a sheet. */
export async function companyByCode({ scoped }: Ctx, text: unknown): Promise<number> {
  const found = await scoped
    .rows('escort_company')
    .select('id')
    .where((eb) => eb.or([eb('company_code', '=', String(text)), eb('company_name', '=', String(text))]))
    .executeTakeFirst()
  return found?.id ?? failAt('escort_company_id', 'escort.companyUnknown')
}
