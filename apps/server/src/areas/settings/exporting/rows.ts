import { exportStates } from '@shouya/contract/controllers/Common'
import type { Selectable } from 'kysely'
import { fileUrl } from '../../../core/files/files.ts'
import type { DB } from '../../../db/schema.gen.ts'

/** An export as its owner sees it. */
export function exportOf(row: Selectable<DB['export_job']>) {
  const state = exportStates.find((one) => one === row.state) ?? 3
  return { ...row, state, url: row.file_id === null ? null : fileUrl(row.file_id) }
}
