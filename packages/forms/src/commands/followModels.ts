import type { Field } from '../document.ts'
import { updateAt, withKey } from '../json/updateAt.ts'
import { isList, isObject, type Json, type JsonObject } from '../json.ts'
import { slotsOf } from '../structure/slots.ts'

/** Old model → new model, of the fields that an expression can read here, and of columns by the batch's model. */
export interface Renamed {
  readonly fields: ReadonlyMap<string, string>
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** The field and its descendants with renamed models in expressions; the same object when nothing changes. */
export function followModels(field: Field, renamed: Renamed): Field {
  const own = field.logic === undefined ? field : withKey<Field>(field, 'logic', exchange(field.logic, renamed))
  const inside = field.type === 'batch' ? insideBatch(field, renamed) : renamed
  return slotsOf(own).reduce<Field>((result, { path, list }) => {
    const changed = mapSame(list, (child) => followModels(child, inside))
    return changed === list ? result : (updateAt(result, path, () => changed) as Field)
  }, own)
}

/** Inside a row, the batch's own columns take precedence: a name that the batch has means the column. */
function insideBatch(batch: Field, { fields, columns }: Renamed): Renamed {
  const own = new Set((batch.list ?? []).map(({ model }) => model))
  const outer = [...fields].filter(([from]) => !own.has(from))
  return { fields: new Map([...outer, ...(columns.get(batch.model ?? '') ?? [])]), columns }
}

/** Maps a list; returns the same list when no item changed. */
export function mapSame<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = list.map(change)
  return changed.every((item, index) => item === list[index]) ? list : changed
}

function exchange(value: Json, renamed: Renamed): Json {
  if (isList(value)) return mapSame(value, (item) => exchange(item, renamed))
  if (!isObject(value) || value.op === 'literal') return value
  if (value.op === 'field') return withKey(value, 'model', renamed.fields.get(String(value.model)) ?? value.model)
  if (value.op === 'column') {
    const batch = String(value.batch)
    const column = withKey(value, 'model', renamed.columns.get(batch)?.get(String(value.model)) ?? value.model)
    return withKey(column, 'batch', renamed.fields.get(batch) ?? value.batch)
  }
  return Object.entries(value).reduce<JsonObject>(
    (result, [key, item]) => withKey(result, key, exchange(item ?? null, renamed)),
    value,
  )
}
