import type { Manifest } from '@shouya/nouns/manifest.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { userRow } from '../contract.ts'
import { user } from './actions.ts'
import { avatarReader } from './avatar.ts'
import { reviewExporter, userExporter } from './exporter.ts'
import { foundPeople } from './found.ts'
import { accountCounters } from './online.ts'

export const manifest: Manifest = {
  actions: user,
  exporters: { User: userExporter, UserReview: reviewExporter },
  readers: () => ({ sys_user: avatarReader }),
  historians: { sys_user: historianInScope('sys_user', userRow) },
  counters: accountCounters,
  search: foundPeople,
}
