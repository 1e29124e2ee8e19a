import type { CompiledField, CompiledForm } from '../compiledForm.ts'
import type { FormDocument } from '../document.ts'
import { indexDocument } from '../indexDocument.ts'
import { isReservedModel } from '../limits.ts'
import { error, type Problem, warning } from '../problem.ts'
import { labelOf } from '../readOptions.ts'
import { freeName } from '../structure/freeName.ts'
import { valueKindOf } from '../valueKind.ts'

/**
 * Models are the keys of the data: each must exist, be usable and be unique in its scope. Reading renames nothing
 * (forms.md 1.7); a fix proposes the rename. Keys of fields matter only to the designer, which makes new ones.
 */
export function inspectModels(document: FormDocument, form: CompiledForm): Problem[] {
  const { entries, withoutKey } = indexDocument(document)
  const keys = new Set(entries.map(({ id }) => id))
  const keyProblems = withoutKey.map(({ field, path, id }) => {
    const key = freeName(`${field.type}_1`, keys)
    keys.add(key)
    return { ...warning('design.key', [...path, 'key'], {}, [{ edit: 'set', path: [...path, 'key'], value: key }]), id }
  })
  return [...keyProblems, ...[...form.byId.values()].flatMap(modelProblems)]
}

function modelProblems(field: CompiledField): Problem[] {
  const { entry, scope, id } = field
  if (!valueKindOf(entry.field)) return []
  const path = [...entry.path, 'model']
  const model = entry.field.model
  const taken = scope.byModel
  const label = labelOf(entry.field)
  if (typeof model !== 'string' || model === '' || isReservedModel(model)) {
    const code = typeof model === 'string' && model !== '' ? 'design.modelReserved' : 'design.modelMissing'
    const value = freeName(`${entry.field.type}_1`, taken)
    return [{ ...error(code, path, { label, model: String(model ?? '') }, [{ edit: 'set', path, value }]), id }]
  }
  const first = taken.get(model)
  if (!first || first === field) return []
  const value = freeName(`${model}_2`, taken)
  const params = { model, label, other: labelOf(first.field) }
  return [{ ...error('design.modelTwice', path, params, [{ edit: 'set', path, value }]), id }]
}
