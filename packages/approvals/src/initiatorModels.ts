import type { Json } from '@shouya/forms/json'
import type { Profile } from './instance.ts'

/** The initiator's attributes that conditions may read like fields; lists are tested with `contains`. */
export const initiatorModels = {
  '$initiator.id': ({ id }) => id,
  '$initiator.dept': ({ dept }) => dept,
  /** All units from the top down to their own: `contains` means "in this unit or below it". */
  '$initiator.deptPath': ({ deptPath }) => deptPath,
  '$initiator.company': ({ company }) => company,
  '$initiator.roles': ({ roles }) => roles,
  '$initiator.posts': ({ posts }) => posts,
} satisfies Record<string, (profile: Profile) => Json>

/** undefined for another model, which is then a field of the form. */
export const initiatorModel = (profile: Profile, model: string): Json | undefined =>
  Object.hasOwn(initiatorModels, model) ? initiatorModels[model as keyof typeof initiatorModels](profile) : undefined
