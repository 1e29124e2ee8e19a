import type { CompiledForm } from '@shouya/forms/compiledForm'
import { labelOf } from '@shouya/forms/readOptions'

export interface BatchColumn {
  readonly id: string
  readonly type: string
  readonly label: string
  /** Required in every row, independent of logic. */
  readonly isRequired: boolean
}

const cache = new WeakMap<CompiledForm, Map<string, readonly BatchColumn[]>>()

/** The columns of a batch in document order, without those that the document hides. */
export function columnsOf(form: CompiledForm, id: string): readonly BatchColumn[] {
  const byBatch = cache.get(form) ?? new Map<string, readonly BatchColumn[]>()
  cache.set(form, byBatch)
  const columns =
    byBatch.get(id) ??
    (form.byId.get(id)?.rows?.fields ?? [])
      .filter(({ hidden, parent }) => !hidden && parent?.id === id)
      .map(({ id: column, field, required }) => ({
        id: column,
        type: field.type,
        label: labelOf(field),
        isRequired: required,
      }))
  byBatch.set(id, columns)
  return columns
}
