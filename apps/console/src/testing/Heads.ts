/** The headings of a register that stand side by side, in order, for the roles that see these. */
export type Heads = {
  /** With its query. */
  path: string
  who: readonly string[]
  /** In CN, joined by spaces. */
  heads: string
}
