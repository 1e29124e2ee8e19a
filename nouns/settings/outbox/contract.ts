import { action } from '@shouya/contract/action'
import { z } from 'zod'

/**
 * The key (AES-256, base64url) with which the caller's device encrypts entries that wait for a network. It is the same
 * on all devices of a user until the installation's keys are rotated; it opens nothing of another user and nothing on
 * the server.
 */
export const GetKey = action('Outbox', 'GetKey', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.object({ key: z.string() }),
})
