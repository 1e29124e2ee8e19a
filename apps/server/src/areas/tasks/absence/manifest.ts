import type { Manifest } from '../../../noun/manifest.ts'
import { absenceEffects } from './absenceEffects.ts'
import { passToOfficer } from './passOn.ts'

export const manifest: Manifest = {
  subscribers: { tasks: { ...absenceEffects, ...passToOfficer } },
}
