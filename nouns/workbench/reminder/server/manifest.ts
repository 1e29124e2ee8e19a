import type { Manifest } from '@shouya/nouns/manifest.ts'
import { counted } from '@shouya/server/core/counts/counted.ts'
import { reminder } from '../noun.ts'
import { remind } from './actions.ts'

export const manifest: Manifest = {
  actions: remind,
  counters: ({ db, user }) => ({
    remind_unread: counted(
      db
        .selectFrom('remind_msg')
        .where('receiver_id', '=', user.userId)
        .where('status', 'in', reminder.counters.remind_unread.status),
    ),
  }),
}
