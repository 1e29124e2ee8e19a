/** A state of a page that every look at all pages looks at: three languages, sizes, colours, accessibility. */
export type Stop = {
  name: string
  /** With its query. */
  path: string
  /** A role of the demonstration; the administrator unless said. */
  who?: string
  /** Another state of a page that has a stop already. */
  corner?: true
  /** What to wait for or to open there before looking; `press` and `wait` are selectors. */
  shows?: 'rows' | 'record' | 'drawer' | { press?: string; wait: string }
}
