import { fileUrl } from '@shouya/server/core/files/files.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { exportStates } from '../../exporting/contract.ts'

/** An export as its owner sees it. */
export function exportOf(row: Selectable<DB['export_job']>) {
  const state = exportStates.find((code) => code === row.state) ?? 3
  return { ...row, state, url: row.file_id === null ? null : fileUrl(row.file_id) }
}
