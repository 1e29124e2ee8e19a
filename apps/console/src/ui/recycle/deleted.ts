import type { BodyOf, Controller } from '../../api/path.ts'

/** The deleted rows of a table. */
export type Deleted = {
  table: BodyOf<'Recycle/Restore'>['table']
  /** The controller whose reads change when a row is restored. */
  refreshes: Controller
}
