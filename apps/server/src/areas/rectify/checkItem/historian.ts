import { checkItemRow } from '@shouya/contract/controllers/CheckItem'
import { fieldsOf, type Historian } from '../../../core/audit/historian.ts'
import { readItem } from './findItem.ts'

export const checkItemHistorian: Historian = { find: readItem, shows: fieldsOf(checkItemRow) }
