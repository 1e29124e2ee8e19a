import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { issue } from '../noun.ts'

export type Issue = Selectable<DB['issue']>

export const { table } = issue
export const status = issue.states.codes
