/** A signature in a cell: the drawing, or its method in words; under it name and time. */
export type SignCell = { readonly picture: Uint8Array | null; readonly words: string; readonly by: string }

export type Cell = string | SignCell | null

/** A table of several records, with a width for each column: `auto` as wide as its content, `*` a share of the rest. */
type Table = {
  readonly heads: readonly string[]
  readonly widths: readonly ('auto' | '*' | number)[]
  readonly rows: readonly (readonly Cell[])[]
}

/**
 * A record on A4 in the reader's words, without a browser: the same parts as a print sheet of the console (domain 17.2). It can
 * be sent to another thread.
 */
export type Paper = {
  /** Bank and form. */
  readonly title: string
  /** Under the title, from left to right. */
  readonly head: readonly string[]
  /** What the code says: the address of the record, or its number. */
  readonly code: string
  /** The words under the code. */
  readonly codeWords: string
  /** A mark across every page of a record that is not final, or was entered afterwards. */
  readonly mark: string | null
  readonly facts: readonly (readonly [label: string, value: Cell])[]
  readonly tables: readonly Table[]
  readonly signs: readonly (readonly [label: string, sign: SignCell])[]
  readonly foot: string
  /** With `{page}` and `{pages}`. */
  readonly pageOf: string
  /** The time that the document says it was made at, so that the same record makes the same bytes. */
  readonly madeAt: Date
}
