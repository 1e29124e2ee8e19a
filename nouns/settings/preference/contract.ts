import { action } from '@shouya/contract/action'
import { json, nothing } from '@shouya/contract/fields'
import { z } from 'zod'

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,79}$/)

/** A value that the console stores for the caller, on all devices, e.g. the columns of a list; at most 8 kB. */
export const Get = action('Preference', 'Get', {
  kind: 'read',
  offline: true,
  access: 'signedIn',
  in: z.strictObject({ key }),
  out: z.object({ value: z.json() }),
})

/** Replaces the value; null removes it. At most 200 keys per user, else 1007. */
export const Save = action('Preference', 'Save', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({
    key,
    value: json(8192),
  }),
  out: nothing,
})
