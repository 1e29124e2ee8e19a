import { fieldsOf, type Historian } from '@shouya/server/core/audit/historian.ts'
import { checkItemRow } from '../contract.ts'
import { readItem } from './findItem.ts'

export const checkItemHistorian: Historian = { find: readItem, shows: fieldsOf(checkItemRow) }
