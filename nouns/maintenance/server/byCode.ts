import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'

/** The id of the unit with a code from a sheet; whoever may not name it hears so of the save. */
export async function unitByCode({ db }: Ctx, text: unknown, path = 'dept_id'): Promise<number> {
  const unit = await everything(db)
    .selectFrom('dept')
    .select('id')
    .where('dept_code', '=', String(text ?? '').trim())
    .executeTakeFirst()
  return unit?.id ?? failAt(path, 'input.unit')
}

/** The id of the vendor in the caller's scope with a number or name from a sheet. */
export async function vendorByCode({ scoped }: Ctx, text: unknown, path = 'company_id'): Promise<number> {
  const vendor = await scoped
    .rows('maintain_company')
    .select('id')
    .where((eb) => eb.or([eb('company_code', '=', String(text ?? '')), eb('company_name', '=', String(text ?? ''))]))
    .executeTakeFirst()
  return vendor?.id ?? failAt(path, 'vendor.refused.unknown')
}
