import type { Result as Answered, Input } from '@shouya/contract/action'
import { enteredOf } from '@shouya/noun/values'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { keepFiles } from '@shouya/server/core/files/keepFiles.ts'
import { cleanHtml } from '@shouya/server/core/html/cleanHtml.ts'
import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import { made } from '@shouya/server/registers/stamps.ts'
import type * as Contract from '../contract.ts'
import { material } from '../noun.ts'
import { materialType } from '../rules.ts'
import { checkAudience } from './audience.ts'
import { buildOf, categoryOf, checkTimes } from './checks.ts'
import { findOwn } from './find.ts'
import { questionsOf } from './questions.ts'
import { type Material, movesOf, status, wordsOf } from './rules.ts'
import { readLater, textsOf } from './texts.ts'

type Content = Input<typeof Contract.Save>

/** A draft, or what was taken down, which may be changed. */
async function findOpen(ctx: Ctx, { id, version }: Content): Promise<Material | null> {
  if (id === undefined) return null
  const row = await findOwn(ctx, id, 'lock')
  if (!movesOf(ctx, row).includes('edit'))
    fail('WrongState', row.status === status.published ? { reason: 'material.refused.unpublishFirst' } : {})
  checkVersion(row, version)
  return row
}

/** Writes a draft, or changes one or what was taken down. */
export async function save(ctx: Ctx, input: Content): Promise<Answered<typeof Contract.Save>> {
  const before = await findOpen(ctx, input)
  await checkCodes(ctx.db, material, input)
  const category_name = await categoryOf(ctx, before, input)
  const dept = before ?? (await publisherOf(ctx, input.dept_id))
  await checkAudience(ctx, input)
  checkTimes(input)
  const build = input.type === materialType.building ? await buildOf(ctx, input) : noBuild
  const questions = await questionsOf(ctx, before, input)
  const cover = input.cover_file_id === null ? [] : [input.cover_file_id]
  await checkFiles(
    ctx,
    { file_ids: { ids: input.file_ids, image: false }, cover_file_id: { ids: cover, image: true } },
    before ? [{ table: material.table, id: before.id }] : [],
  )
  const { visible_dept_ids, visible_role_ids, cover_file_id } = input
  const fields = {
    ...enteredOf(material, input),
    ...build,
    ...questions,
    content: cleanHtml(input.content),
    ...{ visible_dept_ids, visible_role_ids, cover_file_id },
  }
  const { dept_id, dept_name } = dept
  const words = { ...fields, dept_name, create_user_name: before?.create_user_name ?? ctx.user.name }
  const stored = {
    ...fields,
    right_answers: questions.right_answers && JSON.stringify(questions.right_answers),
    search_text: wordsOf({ ...words, ...publisher(before) }, await textsOf(ctx.db, input.file_ids)),
  }
  const saved = before
    ? await updateRow(ctx, 'material', before.id, { ...stored, edition: editionOf(before, fields) })
    : await ctx.scoped
        .insert('material')
        .values({ ...stored, dept_id, dept_name, ...made(ctx) })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
  await keepFiles(ctx, [...input.file_ids, ...cover], { table: material.table, id: saved.id })
  await readLater(ctx, saved.id, input.file_ids)
  ctx.note({
    ...{ table: material.table, id: saved.id },
    before: before && logged({ ...before, category_name: null }),
    after: logged({ ...fields, category_name }),
  })
  return saved
}

const noBuild = {
  build_dept_id: null,
  build_dept_name: null,
  build_stage: null,
  build_begin: null,
  build_end: null,
  contractor: null,
  approve_doc_no: null,
  accept_doc_no: null,
}

const publisher = (before: Material | null) => ({ publish_user_name: before?.publish_user_name ?? null })

/** Dictionary dept_type: a department, which publishes for the unit that it belongs to. */
const DEPARTMENT = 5

/** The unit that publishes it, in the caller's scope: left out the caller's own, of a department the one above it. */
async function publisherOf(ctx: Ctx, given: number | undefined): Promise<Pick<Material, 'dept_id' | 'dept_name'>> {
  const own = given ?? ctx.user.deptId
  const { dept_type, parent_id } = await everything(ctx.db)
    .selectFrom('dept')
    .select(['dept_type', 'parent_id'])
    .where('id', '=', own)
    .executeTakeFirst()
    .then((unit) => unit ?? { dept_type: 0, parent_id: null })
  const isAbove = given === undefined && dept_type === DEPARTMENT && parent_id !== null && ctx.scoped.holds(parent_id)
  const unit = await unitInScope(ctx, isAbove && parent_id !== null ? parent_id : own)
  return { dept_id: unit.id, dept_name: unit.dept_name }
}

type Read = Pick<Material, 'title' | 'content' | 'file_ids' | 'video_url' | 'form_version_id'> & {
  right_answers: unknown
}

/** Readings are of what people have read: once it was published, another text or other questions are another edition. */
function editionOf(before: Material, after: Read): number {
  const words = ({ title, content, file_ids, video_url, form_version_id, right_answers }: Read) =>
    JSON.stringify([title, content, file_ids, video_url, form_version_id, right_answers])
  return before.status === status.unpublished && words(before) !== words(after) ? before.edition + 1 : before.edition
}

type Logged = Omit<Partial<Material>, 'content' | 'right_answers'> &
  Pick<Material, 'content'> & {
    category_name: string | null
  }

/** A document as the log has it: words instead of markup, nothing of what is right. */
const logged = ({ content, cover_file_id, file_ids, category_name, ...row }: Logged) => ({
  ...Object.fromEntries(
    Object.entries(row).filter(([column]) => Object.hasOwn(material.fields, column) && column !== 'status'),
  ),
  ...(category_name === null ? {} : { category_name }),
  content: textOfHtml(content),
  cover: cover_file_id !== null,
  file_ids,
})
