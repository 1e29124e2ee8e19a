import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import type { Kysely } from 'kysely'
import { PASS_SCORE } from '../rules.ts'
import { status, wordsOf } from '../server/rules.ts'
import type { MaterialPlan } from './materialPlans.ts'
import { bodyOf, quiz } from './materialTexts.ts'

export type Form = { form_id: number; form_version_id: number }
type Files = { idOf: ReadonlyMap<MaterialPlan, number>; text: string }

/** The rows of planned documents, whose ids are their places. */
export async function materialRows(tx: Kysely<DB>, plans: readonly MaterialPlan[], form: Form, files: Files) {
  const categories = await tx.selectFrom('material_category').select(['id', 'category_name']).execute()
  const idOf = new Map(categories.map(({ id, category_name }) => [category_name, id]))
  return plans.map((plan, index) => {
    const file = files.idOf.get(plan)
    const words = wordsIn(plan)
    return {
      ...{ id: index + 1, type: plan.type, category_id: idOf.get(plan.category) ?? 0, cover_file_id: null, ...words },
      ...{ file_ids: file === undefined ? [] : [file], video_url: null, dept_id: plan.unit.id },
      ...{ visible_type: plan.visible_type, visible_dept_ids: [], visible_role_ids: [] },
      ...{ is_top: plan.top ?? false, top_end: null, allow_download: true, edition: 1, version: 1 },
      ...askedOf(plan, form),
      ...buildOf(plan),
      ...stateOf(plan),
      search_text: wordsOf(words as never, file === undefined ? [] : [files.text]),
      ...{ create_user_id: plan.by.id, create_time: timeOf(plan.at) },
    }
  })
}

const timeOf = (at: number): string => `${localText(at)}+08`

const wasPublished = (plan: MaterialPlan): boolean =>
  plan.status === status.published || plan.status === status.unpublished

const wordsIn = (plan: MaterialPlan) => ({
  ...{ title: plan.title, content: bodyOf(plan.title), dept_name: plan.unit.dept_name, source: null },
  ...{
    summary: `${plan.title}，供相关岗位学习掌握。`,
    tags: plan.deadline === undefined ? null : '本季度学习计划',
    author: plan.by.real_name,
  },
  build_dept_name: plan.build?.outlet.dept_name ?? null,
  publish_user_name: wasPublished(plan) ? plan.by.real_name : null,
  create_user_name: plan.by.real_name,
})

/** What a must asks for: until when, and its questions. */
const askedOf = ({ deadline, asks }: MaterialPlan, form: Form) => ({
  need_read: deadline !== undefined,
  read_deadline: deadline === undefined ? null : timeOf(deadline),
  ...(asks
    ? { ...form, right_answers: quiz.right, pass_score: PASS_SCORE }
    : { form_id: null, form_version_id: null, right_answers: null, pass_score: null }),
})

const buildOf = ({ build }: MaterialPlan) => ({
  build_dept_id: build?.outlet.id ?? null,
  build_stage: build?.stage ?? null,
  contractor: build ? '沧岭锐视安防工程有限公司' : null,
})

const stateOf = (plan: MaterialPlan) => {
  const isDown = plan.status === status.unpublished
  return {
    status: plan.status,
    submit_time: plan.status === status.pending ? timeOf(plan.at) : null,
    ...(wasPublished(plan)
      ? { publish_user_id: plan.by.id, publish_time: timeOf(plan.at), receiver_count: 0 }
      : { publish_user_id: null, publish_time: null, receiver_count: null }),
    unpublish_time: isDown ? timeOf(plan.at) : null,
    unpublish_reason: isDown ? '内容已更新' : null,
  }
}
