import type { MessageKey } from '@shouya/contract/messages'
import type { CellKind } from '../excel/cellValue.ts'

export type ImportColumn = {
  /** The field of the body that the cell fills, where its issues are shown. */
  readonly field: string
  readonly title: MessageKey
  readonly kind: CellKind
  /** Whether a new row needs it. */
  readonly required?: true
  /** The explanation in the template. */
  readonly hint?: MessageKey
}

/** The sheet of a noun, for `Import` and `GetTemplate`. The first column is the key. */
export type Importer = {
  readonly action: string
  readonly title: MessageKey
  /** The page of the list with the imported rows. */
  readonly route: string
  readonly columns: readonly [ImportColumn, ...ImportColumn[]]
}
