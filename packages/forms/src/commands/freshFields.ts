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
 * Copies of fields for a place in the document: keys and models that are free there stay (a preset's `dept_id`), the
 * others are made from type and stamp. Expressions inside the copies follow the changed models.
 */
export function freshFields(
  document: FormDocument,
  fields: readonly Field[],
  to: Position,
  stamp: number,
): readonly Field[] {
  const keys = new Set(indexDocument(document).byId.keys())
  const renamed = new Map<string, string>()

  function renamedCopy(field: Field, models: Set<string>, isTop: boolean): Field {
    const key = unused(field.key, keys, `${field.type}_${stamp}`)
    keys.add(key)
    const kind = valueKindOf(field)
    const model = kind && unused(field.model, models, key)
    if (model !== undefined) {
      models.add(model)
      if (isTop && typeof field.model === 'string' && field.model !== model) renamed.set(field.model, model)
    }
    const copy = withKey<Field>(model === undefined ? field : withKey<Field>(field, 'model', model), 'key', key)
    // The columns of a batch have a namespace of their own, separate from the models outside.
    const inner = kind === 'rows' ? new Set<string>() : models
    return slotsOf(copy).reduce<Field>(
      (result, { path, list }) =>
        list.length === 0
          ? result
          : (updateAt(result, path, () =>
              list.map((child) => renamedCopy(child, inner, isTop && inner === models)),
            ) as Field),
      copy,
    )
  }

  const models = takenModels(document, to)
  const copies = fields.map((field) => renamedCopy(field, models, true))
  return renamed.size === 0
    ? copies
    : mapSame(copies, (copy) => followModels(copy, { fields: renamed, columns: new Map() }))
}

/** The models that are used in the scope of a position. */
function takenModels(document: FormDocument, { parent }: Position): Set<string> {
  const form = compile(document)
  const holder = parent === null ? undefined : form.byId.get(parent)
  return new Set((holder?.rows ?? holder?.scope ?? form.top).byModel.keys())
}

function unused(name: unknown, taken: ReadonlySet<string>, fallback: string): string {
  const usable = typeof name === 'string' && name !== '' && !taken.has(name) && !isReservedModel(name)
  return usable ? name : freeName(fallback, taken)
}
