import type { CompiledForm } from '@shouya/forms/compiledForm'
import { labelOf } from '@shouya/forms/readOptions'

export interface BatchColumn {
  readonly id: string
  readonly type: string
  readonly label: string
  /** Always, whatever the row says. */
  readonly isRequired: boolean
}

const cache = new WeakMap<CompiledForm, Map<string, readonly BatchColumn[]>>()

/** The columns of a batch in their order, without those that the document hides in every row. */
export function columnsOf(form: CompiledForm, id: string): readonly BatchColumn[] {
  const known = cache.get(form) ?? new Map<string, readonly BatchColumn[]>()
  cache.set(form, known)
  const columns =
    known.get(id) ??
    (form.byId.get(id)?.rows?.fields ?? [])
      .filter(({ hidden, parent }) => !hidden && parent?.id === id)
      .map(({ id: column, field, required }) => ({
        id: column,
        type: field.type,
        label: labelOf(field),
        isRequired: required,
      }))
  known.set(id, columns)
  return columns
}
