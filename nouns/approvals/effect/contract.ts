import { action } from '@shouya/contract/action'
import { effectRow, effectState } from '@shouya/contract/examine'
import { id, keysetQuery, line, nothing, one } from '@shouya/contract/fields'
import { grantOf } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { effect } from './noun.ts'

const admin = grantOf(effect)

/** The effects of requests, the last first. `keywords`: number, title, person, flow of the request. */
export const GetEffectList = action('OaExamine', 'GetEffectList', {
  kind: 'read',
  access: admin('query'),
  list: 'keyset',
  in: keysetQuery({
    instance_id: id.optional(),
    topic: line(60).optional(),
    state: effectState.optional(),
  }),
  out: effectRow,
})

/**
 * Publishes an effect again that waits or has failed; 1004 otherwise, or if its topic has no subscriber. Takes place
 * exactly once.
 */
export const RetryEffect = action('OaExamine', 'RetryEffect', {
  kind: 'write',
  access: admin('edit'),
  in: one,
  out: nothing,
})

/** Closes an effect for a reason, e.g. because it was done by hand. 1004 unless it waits or has failed. */
export const CloseEffect = action('OaExamine', 'CloseEffect', {
  kind: 'write',
  access: admin('edit'),
  in: z.strictObject({ id, reason: line(200, 2) }),
  out: nothing,
})
