export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** The statements of each command, in order. */
export type Recording = readonly (readonly Statement[])[]
