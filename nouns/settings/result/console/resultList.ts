import type { DataOf } from '@shouya/console/api/path.ts'
import type { StatusKind } from '@shouya/console/ui/status.ts'

export type ResultRow = DataOf<'Result/GetList'>[number]

export const resultKinds = ['import', 'export', 'batch', 'job'] as const satisfies readonly ResultRow['kind'][]

/** The look of each state. */
export const resultLooks = {
  running: 'active',
  done: 'done',
  partly: 'overdue',
  failed: 'refused',
  cancelled: 'void',
  expired: 'void',
} as const satisfies Record<ResultRow['state'], StatusKind>

/** An export has an id of its own, beside those of the other results. */
export const sourceOf = ({ kind }: Pick<ResultRow, 'kind'>) => (kind === 'export' ? 'export' : 'operation')
