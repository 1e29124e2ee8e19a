import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { absenceEffects } from './absenceEffects.ts'
import { passToOfficer } from './passOn.ts'

export const manifest: Manifest = {
  subscribers: { tasks: { ...absenceEffects, ...passToOfficer } },
}
