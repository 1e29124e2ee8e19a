import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { reportFile } from '../noun.ts'
import { type Category, categories, expiryOf } from '../rules.ts'
import { nextArchiveNo } from './nextArchiveNo.ts'
import { status } from './rules.ts'
import { yearsOf } from './yearsOf.ts'

/** Takes an upload into the archive: its number, and its years from today. */
export async function archive(
  ctx: Ctx,
  seen: Input<typeof Contract.Archive>,
): Promise<Answered<typeof Contract.Archive>> {
  const before = await toMove(ctx, reportFile, seen, 'archive')
  const category = before.category as Category
  const years = await yearsOf(ctx.services, categories[category].years)
  const archive_no = await nextArchiveNo(ctx.db, {
    year: before.period_key.slice(0, 4),
    category,
    deptCode: await codeOf(ctx, before.dept_id),
  })
  const saved = await changeRow(ctx, reportFile, before, {
    ...{ status: status.archived, archive_no, retention_years: years, archive_time: ctx.now as never },
    ...{ archive_user_id: ctx.user.userId, archive_user_name: ctx.user.name },
    expire_date: expiryOf(localDay(ctx.now, ctx.services.database.timezone), years),
  })
  return { ...saved, archive_no }
}

/** The code of a unit in scope. */
export async function codeOf({ scoped }: Pick<Ctx, 'scoped'>, deptId: number): Promise<string> {
  const unit = await scoped.rows('dept').select('dept_code').where('id', '=', deptId).executeTakeFirst()
  return unit?.dept_code ?? fail('OutOfScope')
}
