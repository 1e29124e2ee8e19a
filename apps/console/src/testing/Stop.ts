/** A state of a page that all tests over every page check: three languages, sizes, colours, accessibility. */
export type Stop = {
  name: string
  /** With its query. */
  path: string
  /** A role of the demonstration; default: the administrator. */
  who?: string
  /** A further state of a page that has a stop already. */
  corner?: true
  /** What to wait for or to open before the check; `press` and `wait` are selectors. */
  shows?: 'rows' | 'record' | 'drawer' | { press?: string; wait: string }
}
