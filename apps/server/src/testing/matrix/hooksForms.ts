import {
  documentWith,
  leaveDocument,
  makeCategory,
  makeDraft,
  makeForm,
  makeJson,
  makeSubmission,
  plainDocument,
} from '@shouya/nouns/customForms/server/testing/forms.ts'
import fc from 'fast-check'
import type { Account } from '../factories.ts'
import type { TestApp } from '../testApp.ts'
import type { Hooks } from './generator.ts'

export type FormPools = Awaited<ReturnType<typeof fillFormPools>>

const odd = documentWith({ type: 'input', model: 'toString' }, { type: 'no such', model: '' })

/** Forms in every state, categories, and submissions of a near and a far person. */
export async function fillFormPools(t: TestApp, near: Account, far: Account) {
  const [published, leaveForm] = [await makeForm(t), await makeForm(t, { document: leaveDocument })]
  const drafts = await Promise.all([1, 2, 3].map(() => makeDraft(t)))
  const categories = [published.fields.category_id, drafts[0]?.fields.category_id ?? 0, await makeCategory(t)]
  const submissions: number[] = []
  for (const title of ['甲', '乙', '丙'])
    submissions.push((await makeSubmission(near.post, { form: published, data: { title } })).id)
  const distant = await makeSubmission(far.post, { form: published, data: { title: '远方' } })
  const versions = [published.version_id, leaveForm.version_id]
  const empty: number[] = []
  return {
    form: { near: [published.id, leaveForm.id, ...drafts.map(({ id }) => id)], far: empty },
    category: { near: categories, far: empty },
    version: { near: versions, far: empty },
    submission: { near: submissions, far: [distant.id] },
    upload: { near: [await makeJson(t, near.id), await makeJson(t, near.id, '[]')], far: [await makeJson(t, far.id)] },
  }
}

/** What an action of CustomForm names with `id`. */
export const formSubject = (name: string): 'category' | 'submission' | 'form' =>
  /Category$/.test(name) ? 'category' : /^(Reveal|Submit|GetSubmission)$/.test(name) ? 'submission' : 'form'

type Ids = (pool: { near: number[]; far: number[] }) => fc.Arbitrary<unknown>

const data = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ title: fc.string({ maxLength: 20 }), amount: fc.integer({ min: -5, max: 120 }) }),
  },
  fc.dictionary(fc.constantFrom('title', 'proof', 'users', '__proto__', 'x'), fc.jsonValue({ maxDepth: 3 }), {
    maxKeys: 4,
  }),
)

export const formHooks = (pools: FormPools, ids: Ids): Hooks => ({
  document: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(plainDocument, leaveDocument, odd) },
    fc.json({ maxDepth: 4 }),
    fc.string({ minLength: 2, maxLength: 40 }),
  ),
  data,
  file_id: ids(pools.upload),
  form_id: ids(pools.form),
  version_id: ids(pools.version),
  category_id: ids(pools.category),
  version_no: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 3 })),
  from: fc.constantFrom(null, 1, 1, 2),
  to: fc.constantFrom(null, 1, 1, 2),
  entry_no: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 3 })),
  keys: fc.array(fc.constantFrom('users', 'depts', 'dict.gender', 'dict.leave_type', 'dict.none', 'constructor'), {
    minLength: 1,
    maxLength: 3,
  }),
})
