import { action } from '@shouya/contract/action'
import { z } from 'zod'

/**
 * The key (AES-256, base64url) under which the caller's own device keeps what waits for a network. The same on every
 * device of a user until the installation's keys are rotated; of no use to anybody else, and to nothing at the server.
 */
export const GetKey = action('Outbox', 'GetKey', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.object({ key: z.string() }),
})
