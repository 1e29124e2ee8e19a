import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { conference } from '../noun.ts'

export type Conference = Selectable<DB['conference']>
export type Line = Selectable<DB['conference_user']>

export const status = conference.states.codes
