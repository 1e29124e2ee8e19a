import type { Services } from '@shouya/server/core/services.ts'
import { purgeEnded } from '../../server/purgeEnded.ts'
import { member } from '../noun.ts'

/** Personal data of members go five years after the end of the membership (domain 11.11). */
export const purgeMembers = (services: Pick<Services, 'database'>, now: Date): Promise<number> =>
  purgeEnded(services, now, {
    table: member.table,
    ended: member.states.codes.canceled,
    columns: ['phone', 'identity_mask', 'identity_hash', 'bank_account_mask', 'address'],
  })
