import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { issueItem } from '../noun.ts'

export type IssueItem = Selectable<DB['issue_item']>

export const { table } = issueItem
export const status = issueItem.states.codes
