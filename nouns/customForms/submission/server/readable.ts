import { compile } from '@shouya/forms/compile'
import type { CompiledField, Scope } from '@shouya/forms/compiledForm'
import type { FormDocument, Values } from '@shouya/forms/document'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { type Ctx, can } from '@shouya/server/core/context.ts'

export type Readable = (field: CompiledField) => boolean

/** Whether the caller has the right that a field needs (`options.operation`). */
export const readableBy =
  ({ user }: Pick<Ctx, 'user'>): Readable =>
  ({ permission }) =>
    !permission || can(user, permission.id, permission.operation)

/** The data without fields that need a right which the reader lacks, also in rows of batches. */
export const readableIn = (document: FormDocument, data: Values, readable: Readable): Values =>
  inScope(compile(document).top, data, readable)

function inScope({ byModel }: Scope, data: Values, readable: Readable): Values {
  const readableEntries = Object.entries(data).flatMap(([model, value]): [string, Json | undefined][] => {
    const field = byModel.get(model)
    if (field && !readable(field)) return []
    const rows = field?.rows
    if (!rows || !isList(value)) return [[model, value]]
    return [[model, value.map((row) => (isObject(row) ? (inScope(rows, row as Values, readable) as Json) : row))]]
  })
  return Object.fromEntries(readableEntries) as Values
}
