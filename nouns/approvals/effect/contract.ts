import { action } from '@shouya/contract/action'
import { effectRow, effectState } from '@shouya/contract/examine'
import { id, keysetQuery, line, nothing, one } from '@shouya/contract/fields'
import { grantOf } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { effect } from './noun.ts'

const admin = grantOf(effect)

/** What requests have set going outside, the last first. `keywords`: number, title, person, flow of the request. */
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

/** Sets it going again where it waits or has failed; 1004 anything else, or nobody hears its topic. Exactly once. */
export const RetryEffect = action('OaExamine', 'RetryEffect', {
  kind: 'write',
  access: admin('edit'),
  in: one,
  out: nothing,
})

/** It will not happen any more, for a reason: done by hand, say. 1004 unless it waits or has failed. */
export const CloseEffect = action('OaExamine', 'CloseEffect', {
  kind: 'write',
  access: admin('edit'),
  in: z.strictObject({ id, reason: line(200, 2) }),
  out: nothing,
})
