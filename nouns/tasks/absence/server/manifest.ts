import type { Manifest } from '@shouya/nouns/manifest.ts'
import { absenceEffects } from './absenceEffects.ts'
import { passToOfficer } from './passOn.ts'

export const manifest: Manifest = {
  subscribers: { tasks: { ...absenceEffects, ...passToOfficer } },
}
