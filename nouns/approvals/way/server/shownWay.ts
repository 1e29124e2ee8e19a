import type { Definition } from '@shouya/approvals/definition'
import { indexFlow } from '@shouya/approvals/indexFlow'
import { isSomebody, type Step } from '@shouya/approvals/preview'
import type { Refusal } from '@shouya/approvals/refusal'
import { type Lang, type MessageKey, message } from '@shouya/contract/messages'

/** The people of some steps; who is yet to be picked is nobody. */
export const usersIn = (steps: readonly Step[]): number[] =>
  steps
    .flatMap(({ people, unable }) => [...people.flatMap(({ users }) => users), ...unable])
    .filter((user) => !isSomebody(user))

/** Steps as they leave. */
export const shownSteps = (definition: Definition, steps: readonly Step[], names: ReadonlyMap<number, string>) =>
  steps.map((step) => {
    const { name = '', type = 'approve' } = indexFlow(definition).get(step.node)?.node ?? {}
    const named = (users: readonly number[]) => users.map((user) => ({ id: user, name: names.get(user) ?? '' }))
    const people = named(usersIn([{ ...step, unable: [] }]))
    const claim = step.people.some(({ users }) => users.length > 1)
    return {
      node: step.node,
      name,
      type,
      people,
      claim,
      unable: named(step.unable),
      fallback: step.fallback ?? null,
      how: step.how,
    }
  })

/** Why a way ends before its end, in words. */
export const shownStop = (lang: Lang, refusal: Refusal | null) =>
  refusal && {
    node: refusal.node ?? null,
    message: message(lang, `approval.refused.${refusal.code}` as MessageKey, {
      min: refusal.min ?? 1,
      max: refusal.max ?? 1,
    }),
  }
