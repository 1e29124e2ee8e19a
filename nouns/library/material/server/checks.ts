import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { localTime } from '@shouya/server/core/time/local.ts'
import type * as Contract from '../contract.ts'
import type { Material } from './rules.ts'

type Content = Input<typeof Contract.Save>

/** The name of the category, which is of the document's type; the type stays as it was entered. */
export async function categoryOf(
  { db }: Ctx,
  before: Material | null,
  { type, category_id }: Content,
): Promise<string> {
  if (before && before.type !== type) failAt('type', 'input.dict')
  const category = await db
    .selectFrom('material_category')
    .select(['type', 'category_name'])
    .where('id', '=', category_id)
    .forShare()
    .executeTakeFirst()
  return category?.type === type ? category.category_name : failAt('category_id', 'material.refused.category')
}

/** What stands against its times as such, whenever it is published. */
export function checkTimes({ need_read, read_deadline, video_url }: Content): void {
  if (need_read && read_deadline === null) failAt('read_deadline', 'input.required')
  if (!need_read && read_deadline !== null) failAt('read_deadline', 'material.refused.noDeadline')
  if (video_url && (!/^https?:\/\//i.test(video_url) || !URL.canParse(video_url)))
    failAt('video_url', 'material.refused.url')
}

/** Dictionary dept_type: the bank's business units, branch to outlet, and vaults. */
const BUILT = [2, 3, 4, 6]

/** What a document about construction says of its outlet, which may lie anywhere the caller sees. */
export async function buildOf(ctx: Ctx, input: Content) {
  const { build_dept_id, build_stage, build_begin, build_end, contractor, approve_doc_no, accept_doc_no } = input
  if (build_dept_id === null) failAt('build_dept_id', 'input.required')
  if (build_stage === null) failAt('build_stage', 'input.required')
  if (build_begin && build_end && build_end < build_begin) failAt('build_end', 'input.dayOrder')
  const unit = await everything(ctx.db)
    .selectFrom('dept')
    .select(['dept_name', 'dept_type'])
    .where('id', '=', build_dept_id)
    .executeTakeFirst()
  if (!unit || !ctx.scoped.holds(build_dept_id) || !BUILT.includes(unit.dept_type))
    failAt('build_dept_id', 'input.unit')
  return {
    ...{ build_dept_id, build_dept_name: unit.dept_name, build_stage, build_begin, build_end },
    ...{ contractor: contractor || null, approve_doc_no: approve_doc_no || null, accept_doc_no: accept_doc_no || null },
  }
}

/** What a document lacks that somebody is to read. */
export function checkComplete({ now, services }: Ctx, row: Material): void {
  if (row.content === '' && row.file_ids.length === 0 && row.video_url === null)
    failAt('content', 'material.refused.content')
  if (row.read_deadline !== null && row.read_deadline <= localTime(now, services.database.timezone))
    failAt('read_deadline', 'material.refused.deadline')
}
