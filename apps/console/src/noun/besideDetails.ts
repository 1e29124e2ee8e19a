import type { RowAction } from '../ui/RowActions.tsx'

/** The actions of a row: what ends or forces a record is not what its reader comes for, so it stands behind its details. */
export const besideDetails = (moves: readonly RowAction[], details: RowAction): RowAction[] => [
  ...moves.filter(({ danger }) => !danger),
  details,
  ...moves.filter(({ danger }) => danger),
]
