import type { Subscribers } from '../../core/topics/topics.ts'
import { absenceEffects } from './absence/absenceEffects.ts'
import { passToOfficer } from './absence/passOn.ts'

/** What tasks do when something happens elsewhere. */
export const subscribers: Subscribers = { ...absenceEffects, ...passToOfficer }
