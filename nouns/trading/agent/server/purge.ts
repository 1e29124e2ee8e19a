import type { Services } from '@shouya/server/core/services.ts'
import { purgeEnded } from '../../server/purgeEnded.ts'
import { agent } from '../noun.ts'

/** Personal data of agents go five years after the end of the contract (domain 11.2). */
export const purgeAgents = (services: Pick<Services, 'database'>, now: Date): Promise<number> =>
  purgeEnded(services, now, {
    table: agent.table,
    ended: agent.states.codes.ended,
    columns: ['phone', 'id_card_mask', 'id_card_hash', 'bank_account_mask', 'address'],
  })
