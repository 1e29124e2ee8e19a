import type { Json } from '@shouya/forms/json'
import type { Profile } from './instance.ts'

/** What conditions may read of the initiator, as if they were fields; lists are asked with `contains`. */
export const initiatorModels = {
  '$initiator.id': ({ id }) => id,
  '$initiator.dept': ({ dept }) => dept,
  /** All units from the top down to their own: `contains` says "in this unit or below it". */
  '$initiator.deptPath': ({ deptPath }) => deptPath,
  '$initiator.company': ({ company }) => company,
  '$initiator.roles': ({ roles }) => roles,
  '$initiator.posts': ({ posts }) => posts,
} satisfies Record<string, (profile: Profile) => Json>

/** undefined for a model that is none of them, which then is the form's. */
export const initiatorModel = (profile: Profile, model: string): Json | undefined =>
  Object.hasOwn(initiatorModels, model) ? initiatorModels[model as keyof typeof initiatorModels](profile) : undefined
