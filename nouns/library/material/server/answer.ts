import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import type { Json } from '@shouya/forms/json'
import { judge, publishedDocument } from '@shouya/nouns/customForms/server/public.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type * as Contract from '../contract.ts'
import { material } from '../noun.ts'
import { MOST_TRIES } from '../rules.ts'
import { findRead } from './find.ts'
import { finish, ownReading } from './reading.ts'
import type { Material, Reading } from './rules.ts'
import { questionsIn, scoreOf } from './score.ts'

/** The questions of a document that the caller has read. */
async function asked(ctx: Ctx, id: number) {
  const row = await findRead(ctx, id)
  if (row.form_version_id === null) return fail('WrongState', { reason: 'material.refused.noQuestions' })
  const version = await ctx.db
    .selectFrom('form_version')
    .select(['id', 'document', 'document_hash'])
    .where('id', '=', row.form_version_id)
    .executeTakeFirstOrThrow()
  const reading = await ownReading(ctx, row)
  if (!reading?.read_time) return fail('WrongState', { reason: 'material.refused.readFirst' })
  return { row, reading, version }
}

const triesOf = ({ pass_score }: Material, { score, tries }: Pick<Reading, 'score' | 'tries'>) => ({
  pass_score: pass_score ?? 0,
  score,
  tries_left: score !== null && score >= (pass_score ?? 0) ? 0 : Math.max(0, MOST_TRIES - tries),
})

/** The questions without what is right. */
export async function questions(ctx: Ctx, { id }: { id: number }): Promise<Answered<typeof Contract.GetQuestions>> {
  const { row, reading, version } = await asked(ctx, id)
  return { ...triesOf(row, reading), document: version.document }
}

/** Scores what the caller answers; the best score stays, with its answers. */
export async function answer(
  ctx: Ctx,
  { id, data }: Input<typeof Contract.Answer>,
): Promise<Answered<typeof Contract.Answer>> {
  const { row, reading, version } = await asked(ctx, id)
  if (triesOf(row, reading).tries_left === 0) fail('WrongState', { reason: 'material.refused.answered' })
  const document = await publishedDocument(ctx.db, version)
  const { values } = await judge(ctx, document, data as Values)
  const right = row.right_answers as Record<string, Json>
  const { score, wrong } = scoreOf(right, values)
  const isBest = reading.score === null || score > reading.score
  // Only what counts is kept: nobody needs the rest.
  const kept = Object.fromEntries(Object.keys(right).map((model) => [model, values[model] ?? null]))
  const after = await ctx.db
    .updateTable('material_read')
    .set({
      tries: reading.tries + 1,
      ...(isBest ? { score, answers: JSON.stringify(kept) } : {}),
      answer_time: ctx.now,
    })
    .where('material_id', '=', id)
    .where('edition', '=', row.edition)
    .where('user_id', '=', ctx.user.userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await finish(ctx, row, after)
  ctx.note({ table: material.table, id, after: { score } })
  const now = triesOf(row, after)
  return {
    ...now,
    score,
    passed: score >= now.pass_score,
    wrong:
      now.tries_left === 0
        ? [...questionsIn(document)].flatMap(([model, words]) => (wrong.includes(model) ? [words] : []))
        : [],
  }
}
