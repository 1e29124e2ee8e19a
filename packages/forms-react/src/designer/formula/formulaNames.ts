import { type CompiledField, findModel, readableFields, type Scope } from '@shouya/forms/compiledForm'
import type { Lang } from '@shouya/forms/texts'
import { titleOf } from '../store/inWords.ts'

/** The names of fields in formulas: titles, or models where two fields have the same title. */
export interface FormulaNames {
  readonly modelOf: (name: string) => string | undefined
  readonly nameOf: (model: string) => string
  /** The names within the rows of a batch, by its model. */
  readonly rowsOf: (batch: string) => FormulaNames | undefined
  /** All fields available, in document order, the row's own first. */
  readonly fields: readonly CompiledField[]
}

export function formulaNames(scope: Scope, lang: Lang): FormulaNames {
  const fields = readableFields(scope)
  const titles = Map.groupBy(fields, (field) => titleOf(field.field, lang).trim())
  const models = new Map(fields.map((field) => [field.model, field]))
  /** Only a title that identifies one field, and that fits into braces. */
  const isClear = (title: string) => titles.get(title)?.length === 1 && !models.has(title) && !/[{}\n]/.test(title)
  return {
    fields,
    modelOf: (name) => (models.has(name) ? name : isClear(name) ? titles.get(name)?.[0]?.model : undefined),
    nameOf(model) {
      const field = models.get(model)
      const title = field && titleOf(field.field, lang).trim()
      return title && isClear(title) ? title : model
    },
    rowsOf(batch) {
      const rows = findModel(scope, batch)?.rows
      return rows && formulaNames({ ...rows, outer: undefined }, lang)
    },
  }
}
