import type { Result as Answered, Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { quotable, tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { insertOrChange } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import type * as Contract from '../contract.ts'
import { reportFile, SECRET } from '../noun.ts'
import { type Inspected, markable } from './inspect.ts'
import { type ReportFile, status } from './rules.ts'

const { table } = reportFile

/** Keeps an upload, or changes it before its archiving. */
export async function save(
  ctx: Ctx,
  input: Input<typeof Contract.Save>,
  file: Inspected | null,
): Promise<Answered<typeof Contract.Save>> {
  await checkCodes(ctx.db, reportFile, input)
  const { id, version } = input
  const before = id === undefined ? null : await toMove(ctx, reportFile, { id, version }, 'edit')
  const unit = await unitInScope(ctx, before?.dept_id ?? input.dept_id ?? ctx.user.deptId)
  if (before && input.dept_id !== undefined && input.dept_id !== before.dept_id)
    failAt('dept_id', 'reportFile.refused.unit')
  if (!before && !file) failAt('file_id', 'input.required')
  const mime = file?.mime ?? (await mimeOf(ctx, before))
  if (input.secret_level === SECRET && !markable.includes(mime)) failAt('secret_level', 'reportFile.refused.unmarked')
  const { title, category, period_key, secret_level } = enteredOf(reportFile, input)
  const row = {
    ...{ title, category, period_key, secret_level, dept_id: unit.id, dept_name: unit.dept_name },
    ...(file && {
      ...{ file_id: file.id, file_name: file.name, file_size: file.size, file_hash: file.sha256 },
      page_count: file.pages,
    }),
  }
  const search_text = searchText(reportFile, { ...before, ...row })
  const saved = await insertOrChange(ctx, table, before, { ...row, search_text } as never, {
    first: { status: status.toFile } as never,
  })
  if (file) await replace(ctx, before, file.id, saved.id)
  return saved
}

/** Ties the new file, which nothing else refers to, and loosens the one before. */
async function replace(ctx: Ctx, before: ReportFile | null, fileId: number, id: number): Promise<void> {
  if (!(await quotable(ctx, [fileId], [])).has(fileId)) failAt('file_id', 'input.file')
  if (before?.file_id)
    await ctx.db
      .updateTable('file')
      .set({ ref_table: null, ref_id: null })
      .where('id', '=', before.file_id)
      .where('ref_table', '=', table)
      .execute()
  await tieFiles(ctx, [fileId], { table, id })
}

async function mimeOf({ db }: Ctx, row: ReportFile | null): Promise<string> {
  const file = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select('mime')
    .where('file.id', '=', row?.file_id ?? 0)
    .executeTakeFirst()
  return file?.mime ?? fail('NotFound')
}
