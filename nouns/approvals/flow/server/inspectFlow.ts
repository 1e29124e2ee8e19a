import { createHash } from 'node:crypto'
import { canonical } from '@shouya/approvals/canonical'
import type { Definition } from '@shouya/approvals/definition'
import type { Problem } from '@shouya/approvals/problem'
import { validateDefinition } from '@shouya/approvals/validateDefinition'
import { isMessageKey, type Lang, message } from '@shouya/contract/messages'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { currentDocument, dictionaryValues } from '../../../customForms/server/public.ts'
import { offers, topicName } from '../../effect/server/topics.ts'
import { flowProblemText } from '../flowProblemText.ts'
import { unableIn } from './unableIn.ts'

const SHOWN = 200

/** Tells one definition from another, in whatever order its keys were written. */
export const definitionHash = (definition: Definition): string =>
  createHash('sha256').update(canonical(definition)).digest('hex')

/** What is wrong with a definition for the form as it is published now; without one there is nothing to judge by. */
export async function inspectFlow(db: Kysely<Unscoped>, definition: Definition, formId: number) {
  const form = await currentDocument(db, formId)
  const values = form ? await dictionaryValues(db, form.document) : {}
  const problems = form ? validateDefinition(definition, form.document, { ...offers, values }) : []
  return { form, problems: form ? [...problems, ...(await unableIn(db, definition))] : [] }
}

/** What only the server knows beside what the engine finds. */
type FlowProblem = Omit<Problem, 'code'> & { readonly code: Problem['code'] | 'who.unable' }

/** Problems as they leave. */
export const shownProblems = (lang: Lang, problems: readonly FlowProblem[]) =>
  problems.slice(0, SHOWN).map((problem) => ({
    level: problem.level,
    path: problem.path.join('.'),
    message: problemText(lang, problem),
    node: problem.node ?? null,
  }))

/** Ends with 1001 at each error. */
export const failWith = (lang: Lang, problems: readonly FlowProblem[]): never =>
  fail('BadInput', {
    data: problems
      .filter(({ level }) => level === 'error')
      .slice(0, SHOWN)
      .map((problem) => ({ path: ['definition', ...problem.path].join('.'), message: problemText(lang, problem) })),
  })

const problemText = (lang: Lang, problem: FlowProblem): string =>
  flowProblemText(lang, problem, {
    textOf: (key) => (isMessageKey(key) ? message(lang, key) : undefined),
    topicName: (topic) => topicName(lang, topic),
  })
