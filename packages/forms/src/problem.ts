import type { Json, JsonPath } from './json.ts'
import type { TextKey, TextParams } from './texts.ts'

/**
 * A problem of a document. An `error` prevents publishing, a `warning` does not. `code` and `params` make the sentence
 * (`message`), `path` is the position in the JSON, `id` the field.
 */
export interface Problem {
  readonly code: TextKey
  readonly level: 'error' | 'warning'
  readonly path: JsonPath
  readonly params: TextParams
  readonly id?: string
  /** Edits that solve it, where there are any. */
  readonly fix?: Fix
}

/** Edits of the JSON, applied in this order. `rename` changes a key in place. */
export type Fix = readonly Edit[]

export type Edit =
  | { readonly edit: 'set'; readonly path: JsonPath; readonly value: Json }
  | { readonly edit: 'remove'; readonly path: JsonPath }
  | { readonly edit: 'rename'; readonly path: JsonPath; readonly to: string }

export const error = (code: TextKey, path: JsonPath, params: TextParams = {}, fix?: Fix): Problem => ({
  code,
  level: 'error',
  path,
  params,
  ...(fix && { fix }),
})

export const warning = (code: TextKey, path: JsonPath, params: TextParams = {}, fix?: Fix): Problem => ({
  ...error(code, path, params, fix),
  level: 'warning',
})
