import type { Position } from '../command.ts'
import { compile } from '../compile.ts'
import type { Field, FormDocument } from '../document.ts'
import { indexDocument } from '../indexDocument.ts'
import { updateAt, withKey } from '../json/updateAt.ts'
import { isReservedModel } from '../limits.ts'
import { freeName } from '../structure/freeName.ts'
import { slotsOf } from '../structure/slots.ts'
import { valueKindOf } from '../valueKind.ts'
import { followModels, mapSame } from './followModels.ts'

/**
 * Copies of fields that can stand at a place of the document: keys and models that are free there stay (a preset's
 * `dept_id`), others are made of type and stamp. Expressions inside the copies follow the models that changed.
 */
export function freshFields(
  document: FormDocument,
  fields: readonly Field[],
  to: Position,
  stamp: number,
): readonly Field[] {
  const keys = new Set(indexDocument(document).byId.keys())
  const renamed = new Map<string, string>()

  function fresh(field: Field, models: Set<string>, isTop: boolean): Field {
    const key = unused(field.key, keys, `${field.type}_${stamp}`)
    keys.add(key)
    const kind = valueKindOf(field)
    const model = kind && unused(field.model, models, key)
    if (model !== undefined) {
      models.add(model)
      if (isTop && typeof field.model === 'string' && field.model !== model) renamed.set(field.model, model)
    }
    const copy = withKey<Field>(model === undefined ? field : withKey<Field>(field, 'model', model), 'key', key)
    // The columns of a batch stand among themselves: nothing outside takes their names.
    const inner = kind === 'rows' ? new Set<string>() : models
    return slotsOf(copy).reduce<Field>(
      (whole, { path, list }) =>
        list.length === 0
          ? whole
          : (updateAt(whole, path, () => list.map((each) => fresh(each, inner, isTop && inner === models))) as Field),
      copy,
    )
  }

  const models = takenModels(document, to)
  const copies = fields.map((field) => fresh(field, models, true))
  return renamed.size === 0
    ? copies
    : mapSame(copies, (copy) => followModels(copy, { fields: renamed, columns: new Map() }))
}

/** The models of the values among which the place is. */
function takenModels(document: FormDocument, { parent }: Position): Set<string> {
  const form = compile(document)
  const holder = parent === null ? undefined : form.byId.get(parent)
  return new Set((holder?.rows ?? holder?.scope ?? form.top).byModel.keys())
}

function unused(name: unknown, taken: ReadonlySet<string>, otherwise: string): string {
  const usable = typeof name === 'string' && name !== '' && !taken.has(name) && !isReservedModel(name)
  return usable ? name : freeName(otherwise, taken)
}
