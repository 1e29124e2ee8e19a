/** An underlined range of a text, with the reason. */
export interface CodeMark {
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}
