import type { Manifest } from '@shouya/nouns/manifest.ts'
import { historianOfAll } from '@shouya/server/noun/historian.ts'
import { role } from './actions.ts'
import { checkRestoredRole } from './rules.ts'

export const manifest: Manifest = {
  actions: role,
  // Its grants stand in the log as a field for each permission.
  historians: { role: historianOfAll('role', () => true) },
  recycled: { role: { check: checkRestoredRole } },
}
