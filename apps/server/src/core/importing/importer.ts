import type { MessageKey } from '@shouya/contract/messages'
import type { CellKind } from '../excel/cellValue.ts'

export type ImportColumn = {
  /** The field of the body that the cell fills: where its issues are, too. */
  readonly field: string
  readonly title: MessageKey
  readonly kind: CellKind
  /** A new row needs it. */
  readonly required?: true
  /** What the template says about it. */
  readonly hint?: MessageKey
}

/** The sheet of a noun: what `Import` reads and `GetTemplate` asks for. The first column is the key. */
export type Importer = {
  readonly action: string
  readonly title: MessageKey
  readonly columns: readonly [ImportColumn, ...ImportColumn[]]
}
