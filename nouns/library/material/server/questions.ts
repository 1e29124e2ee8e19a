import type { Input } from '@shouya/contract/action'
import { currentDocument } from '@shouya/nouns/customForms/server/public.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type * as Contract from '../contract.ts'
import type { Material } from './rules.ts'
import { questionsIn } from './score.ts'

type Asked = Pick<Input<typeof Contract.Save>, 'need_read' | 'form_id' | 'right_answers' | 'pass_score'>

const none = { form_id: null, form_version_id: null, right_answers: null, pass_score: null }

/**
 * The questions of a document: the version of the form that is published now, which stays until the form is chosen anew, and
 * what is right. 1001 no must, a form that is not published, nothing right, or an answer to no question of it.
 */
export async function questionsOf(ctx: Ctx, before: Material | null, { need_read, form_id, ...input }: Asked) {
  if (form_id === null) return none
  if (!need_read) failAt('form_id', 'material.refused.questionsOfMust')
  const current = await currentDocument(ctx.db, form_id)
  if (!current) failAt('form_id', 'material.refused.form')
  const isSame = before?.form_id === form_id && before.form_version_id === current.version_id
  const right = Object.fromEntries(
    Object.entries(input.right_answers ?? {}).filter(([, value]) => value !== null && value !== '' && !isEmpty(value)),
  )
  // Whoever may edit but not see what is right keeps it by sending nothing.
  const kept = isSame && input.right_answers === null ? (before.right_answers as Record<string, never>) : right
  const models = Object.keys(kept)
  if (models.length === 0) failAt('right_answers', 'material.refused.noAnswers')
  const known = questionsIn(current.document)
  const unknown = models.find((model) => !known.has(model))
  if (unknown !== undefined) failAt(`right_answers.${unknown}`, 'material.refused.question')
  return { form_id, form_version_id: current.version_id, right_answers: kept, pass_score: input.pass_score }
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
