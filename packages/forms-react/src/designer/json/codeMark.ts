/** A piece of a text that is underlined, with the reason. */
export interface CodeMark {
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}
