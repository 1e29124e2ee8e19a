import type { Input } from '@shouya/contract/action'
import type * as CustomForm from '@shouya/contract/controllers/CustomForm'
import type { Ctx } from '../../../core/context.ts'
import { failAt, failTaken } from '../../../core/failure.ts'
import { checkVersion } from '../../../registers/find.ts'
import { changed, made } from '../../../registers/stamps.ts'
import { formCategories } from '../category/category.ts'
import { documentHash } from '../document/hash.ts'
import { readForm, shownProblems } from '../document/readForm.ts'
import { formById } from './rows.ts'
import { formUses } from './uses.ts'

type Fields = Omit<Input<typeof CustomForm.Save>, 'id' | 'version'>

/** Saves a draft: a new form, or the one that the caller has seen. */
export async function saveForm(ctx: Ctx, { id, version, ...fields }: Input<typeof CustomForm.Save>) {
  if (id === undefined) return addForm(ctx, fields)
  const before = await formById(ctx.db, id, 'lock')
  checkVersion(before, version)
  const { problems } = await readForm(ctx, fields.document)
  await checkFields(ctx, fields, before)
  const row = await ctx.db
    .updateTable('custom_form')
    .set({ ...columnsOf(fields), ...changed(ctx) })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({ table: 'custom_form', id, before: audited(before), after: audited(columnsOf(fields)) })
  const uses = await formUses(ctx, { id, draft: fields.document })
  return { ...row, problems: shownProblems(ctx.lang, problems), uses }
}

/** A new form; copies and imports come this way, too. */
export async function addForm(ctx: Ctx, fields: Fields) {
  const { problems } = await readForm(ctx, fields.document)
  await checkFields(ctx, fields, null)
  const row = await ctx.db
    .insertInto('custom_form')
    .values({ ...columnsOf(fields), ...made(ctx), update_time: ctx.now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({ table: 'custom_form', id: row.id, after: audited(columnsOf(fields)) })
  return { ...row, problems: shownProblems(ctx.lang, problems), uses: [] }
}

const columnsOf = ({ document, role_ids, ...fields }: Fields) => ({
  ...fields,
  role_ids: [...new Set(role_ids)].sort((a, b) => a - b),
  draft: document,
  draft_hash: documentHash(document),
})

type Columns = ReturnType<typeof columnsOf>

/** What the log says of a form: its document by the beginning of its hash, since a version tells what was in it. */
const audited = ({ form_name, category_id, role_ids, remark, draft_hash }: Omit<Columns, 'draft'>) => ({
  form_name,
  category_id,
  role_ids,
  remark,
  draft: draft_hash.slice(0, 12),
})

async function checkFields({ db, lang }: Ctx, fields: Fields, before: { id: number; category_id: number } | null) {
  const named = await db
    .selectFrom('custom_form')
    .select('id')
    .where('form_name', '=', fields.form_name)
    .executeTakeFirst()
  if (named && named.id !== before?.id) failTaken(lang, 'form_name', 'customForm.name')
  await formCategories.check({ db }, fields.category_id, before?.category_id)
  const wanted = [...new Set(fields.role_ids)]
  if (wanted.length === 0) return
  const roles = await db.selectFrom('role').select('id').where('id', 'in', wanted).where('status', '=', 1).execute()
  if (roles.length < wanted.length) failAt('role_ids', 'customForm.role')
}
