import type { Json, JsonPath } from './json.ts'
import type { TextKey, TextParams } from './texts.ts'

/**
 * Something wrong with a document. An `error` keeps it from being published, a `warning` is worth a look.
 * `code` and `params` make the sentence (`message`), `path` the place in the JSON, `id` the field.
 */
export interface Problem {
  readonly code: TextKey
  readonly level: 'error' | 'warning'
  readonly path: JsonPath
  readonly params: TextParams
  readonly id?: string
  /** Edits that would put it right, where that can be said. */
  readonly fix?: Fix
}

/** Edits of the JSON, made in this order. `rename` gives a key another name in the same place. */
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
