import { action } from '@shouya/contract/action'
import { datetime, id, keysetQuery } from '@shouya/contract/fields'
import { listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { reminder } from './noun.ts'

export const remindRow = z.object({
  id,
  remind_code: z.string(),
  title: z.string(),
  content: z.string(),
  /** Path in the console with its query. */
  link_path: z.string().nullable(),
  ...listFields(reminder),
  send_time: datetime,
})

/** The caller's own reminders (domain 6.1), newest first, in the caller's language. */
export const GetMsgList = action('Remind', 'GetMsgList', {
  kind: 'read',
  access: 'signedIn',
  list: 'keyset',
  in: keysetQuery({ status: z.array(z.int().min(0).max(3)).max(4).optional() }),
  out: remindRow,
})

/** Marks own reminders read: one, or all without `id`. */
export const ReadMsg = action('Remind', 'ReadMsg', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ id: id.optional() }),
  out: z.object({ read: z.int() }),
})
