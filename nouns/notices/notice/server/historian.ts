import { fieldsOf, type Historian } from '@shouya/server/core/audit/historian.ts'
import { noticeRow } from '../contract.ts'
import { findOwn } from './find.ts'

/** What the log says of a notice in other words than its row does. */
const said = new Set(['annex', 'is_deleted', 'reminded'])
const shown = fieldsOf(noticeRow)

/** How a notice came about is an affair of those whose it is; those whom it reaches see what was published. */
export const noticeHistorian: Historian = { find: findOwn, shows: (field) => shown(field) || said.has(field) }
