import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { entryShown, lastEntry } from '../../../customForms/server/public.ts'
import type * as Contract from '../contract.ts'
import { issues } from './find.ts'
import { type ItemRow, rowsOf } from './rows.ts'

type Detail = Row<typeof Contract.Get>

/** One of them, with what is asked for and what was handed in. */
export async function detailOf(ctx: Ctx, row: ItemRow): Promise<Detail> {
  const asked = await everything(ctx.db)
    .selectFrom('issue')
    .select(['content', 'file_ids'])
    .where('id', '=', row.issue_id)
    .executeTakeFirstOrThrow()
  const files = await filesOf(ctx, [...row.file_ids, ...asked.file_ids])
  const among = (ids: readonly number[]) => files.filter(({ id }) => ids.includes(id))
  const [listed] = rowsOf(ctx, [row])
  const reviews = row.submit_user_id !== ctx.user.userId && (await issues(ctx, row.issue_id, 'audit'))
  return {
    ...row,
    ...(listed as Row<typeof Contract.GetPageList>),
    ...{ content: asked.content, reviews },
    ...{ files: among(row.file_ids), templates: among(asked.file_ids) },
    form: row.form_version_id === null ? null : await formOf(ctx, row, row.form_version_id, reviews),
  }
}

/** Its form, with what was handed in; before that without data. */
async function formOf(ctx: Ctx, row: ItemRow, version_id: number, reviews: boolean): Promise<Detail['form']> {
  const { form_name: name, document } = await ctx.db
    .selectFrom('form_version')
    .select(['form_name', 'document'])
    .where('id', '=', version_id)
    .executeTakeFirstOrThrow()
  if (row.submission_id === null) return { name, document, data: {}, options: {}, revealable: false }
  const entry = await entryShown(ctx, await lastEntry(ctx, row.submission_id))
  const revealable = entry.isRevealable && (reviews || row.submit_user_id === ctx.user.userId)
  return { name, document, data: entry.data, options: entry.options, revealable }
}
