import type { Result as Answered, Input } from '@shouya/contract/action'
import { searchText } from '@shouya/noun/searchText'
import { enteredOf } from '@shouya/noun/values'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { cleanHtml } from '@shouya/server/core/html/cleanHtml.ts'
import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { insertOrChange } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { askableForms } from '../../../customForms/server/public.ts'
import type * as Contract from '../contract.ts'
import { issue } from '../noun.ts'
import { checkTargets } from './targets.ts'
import { table } from './types.ts'

type Content = Input<typeof Contract.Save>

/** Keeps a draft of the caller's own unit, or changes one. */
export async function save(ctx: Ctx, { id, version, ...input }: Content): Promise<Answered<typeof Contract.Save>> {
  const before = id === undefined ? null : await toMove(ctx, issue, { id, version }, 'edit')
  const unit = await unitInScope(ctx, before?.dept_id ?? ctx.user.deptId)
  await checkCodes(ctx.db, issue, input)
  if (input.allow_late !== (input.late_days !== null)) failAt('late_days', 'issue.refused.lateDays')
  await checkTargets(ctx, input)
  await checkForm(ctx, input.form_id)
  await checkFiles(ctx, { file_ids: { ids: input.file_ids, image: false } }, before ? [{ table, id: before.id }] : [])
  const named = { dept_id: unit.id, dept_name: unit.dept_name }
  const content = {
    ...enteredOf(issue, input),
    content: cleanHtml(input.content),
    target_ids: input.target_ids,
    form_id: input.form_id,
    form_version_id: null,
  }
  // Mere tags ask for nothing.
  if (textOfHtml(content.content).trim() === '') failAt('content', 'input.required')
  const bill_no = before?.bill_no ?? (await numberOf(ctx, unit.dept_code))
  const values = { ...content, search_text: searchText(issue, { ...content, ...named, bill_no }) }
  const saved = await insertOrChange(ctx, table, before, values, {
    first: { bill_no, ...named },
    log: { before, after: { ...content, ...named } },
  })
  await tieFiles(ctx, input.file_ids, { table, id: saved.id })
  return { ...saved, bill_no }
}

/** The form as it can be asked for now; 1001 where it cannot. */
export async function checkForm(ctx: Ctx, form_id: number | null): Promise<{ version_id: number } | null> {
  if (form_id === null) return null
  const form = await askableForms(ctx).where('custom_form.id', '=', form_id).executeTakeFirst()
  return form ?? failAt('form_id', 'issue.refused.form')
}

async function numberOf(ctx: Ctx, deptCode: string): Promise<string> {
  const [bill_no] = await nextNumber(ctx.db, issue.prefix, localDay(ctx.now, ctx.services.database.timezone), deptCode)
  return bill_no ?? fail('Internal')
}
