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

/** Identifies a definition, independent of the order of its keys. */
export const definitionHash = (definition: Definition): string =>
  createHash('sha256').update(canonical(definition)).digest('hex')

/** The problems of a definition with the form as it is published now; without a published form none can be found. */
export async function inspectFlow(db: Kysely<Unscoped>, definition: Definition, formId: number) {
  const form = await currentDocument(db, formId)
  const values = form ? await dictionaryValues(db, form.document) : {}
  const problems = form ? validateDefinition(definition, form.document, { ...offers, values }) : []
  return { form, problems: form ? [...problems, ...(await unableIn(db, definition))] : [] }
}

/** The engine's problems, and one that only the server finds. */
type FlowProblem = Omit<Problem, 'code'> & { readonly code: Problem['code'] | 'who.unable' }

/** Problems as output. */
export const shownProblems = (lang: Lang, problems: readonly FlowProblem[]) =>
  problems.slice(0, SHOWN).map((problem) => ({
    level: problem.level,
    path: problem.path.join('.'),
    message: problemText(lang, problem),
    node: problem.node ?? null,
  }))

/** Throws 1001 at each error. */
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
