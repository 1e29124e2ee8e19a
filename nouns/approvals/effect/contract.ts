import { action } from '@shouya/contract/action'
import { datetime, id, keysetQuery, line, nothing, one } from '@shouya/contract/fields'
import { grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { effect } from './noun.ts'

const admin = grantOf(effect)

/**
 * `waiting`: until it is triggered, or a register uses it (`way`) · `published`: on its way · `done`: all subscribers
 * have finished, or it was used · `failed`: a subscriber failed · `closed`: by an administrator, with a reason, or
 * undone by a revocation.
 */
export const effectState = z.enum(['waiting', 'published', 'done', 'failed', 'closed'])

/** An effect of a request outside of approvals. */
export const effectShown = z.object({
  id,
  topic: z.string(),
  /** The topic in the caller's language. */
  topic_name: z.string(),
  /** The trigger that published it; null: the approval of the request. */
  node_name: z.string().nullable(),
  state: effectState,
  /** How it takes effect: a subscriber handles it, a register uses it once, or its noun does not exist yet. */
  way: z.enum(['heard', 'used', 'none']),
  /** The page where it is used. */
  page: z.string().nullable(),
  /** What was made: its name, usually a number, and the page of the console that shows it. */
  made: z.array(z.object({ name: z.string(), link: z.string() })),
  /** Why it failed, in the caller's language; technical details only for administrators of flows. */
  error: z.string().nullable(),
  /** Why it was closed, or the number of the revocation that undid it. */
  note: z.string().nullable(),
  done_user_name: z.string().nullable(),
  create_time: datetime,
  done_time: datetime.nullable(),
  allowed: z.array(z.enum(['retry', 'close'])),
})

/** An effect in the list over all requests. */
export const effectRow = effectShown.extend({ instance_id: id, ...listFields(effect) })
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
