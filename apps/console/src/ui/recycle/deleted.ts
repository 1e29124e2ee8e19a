import type { BodyOf, Controller } from '../../api/path.ts'

/** Rows that were deleted from a table. */
export type Deleted = {
  table: BodyOf<'Recycle/Restore'>['table']
  /** Whose reads change when something comes back. */
  refreshes: Controller
}
