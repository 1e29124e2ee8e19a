import type { Applied, Command } from '../command.ts'
import { compile } from '../compile.ts'
import { allBreakpoints } from '../defaultConfig.ts'
import { dialectOf } from '../dialectOf.ts'
import type { Field, FormDocument } from '../document.ts'
import { indexDocument } from '../indexDocument.ts'
import { withKey } from '../json/updateAt.ts'
import { isObject, type Json } from '../json.ts'
import { FORBIDDEN_KEYS, isReservedModel } from '../limits.ts'
import { changeAt, changeField, done, entryOf, refuse } from './editing.ts'
import { followModels, mapSame, type Renamed } from './followModels.ts'

type Of<T extends Command['type']> = Extract<Command, { type: T }>

export function setOption(document: FormDocument, { ids, option, value }: Of<'setOption'>): Applied {
  const { byId } = indexDocument(document)
  const entries = ids.map((id) => byId.get(id)).filter((entry) => entry !== undefined)
  if (entries.length === 0 || entries.length < ids.length) return refuse(document, 'edit.gone')
  if (FORBIDDEN_KEYS.has(option)) return refuse(document, 'parse.forbiddenKey', { key: option })
  const change = (field: Field) =>
    withKey<Field>(field, 'options', withKey(isObject(field.options) ? field.options : {}, option, value))
  // Options do not move fields, so the paths of the old document remain valid for all of them.
  const changed = entries.reduce((result, entry) => changeField(result, entry, change), document)
  return done(changed, ids[0] ?? null)
}

/** A new model is a new name everywhere: expressions that read the field are renamed too. */
export function setProperty(document: FormDocument, { id, property, value }: Of<'setProperty'>): Applied {
  const entry = entryOf(document, id)
  if (!entry) return refuse(document, 'edit.gone')
  if (property !== 'model')
    return done(
      changeField(document, entry, (field) => withKey<Field>(field, property, value)),
      id,
    )
  if (typeof value !== 'string' || value === '' || isReservedModel(value))
    return refuse(document, 'design.modelReserved', { model: String(value ?? ''), label: '' })
  const changed = changeField(document, entry, (field) => withKey<Field>(field, 'model', value))
  const renamed = renamedBy(document, id, value)
  if (!renamed) return done(changed, id)
  const list = mapSame(changed.list, (field) => followModels(field, renamed))
  return done(list === changed.list ? changed : { ...changed, list }, id)
}

/**
 * The reads that refer to the field: by its model, or as a column of its batch. A second field with the same model is
 * never referred to.
 */
function renamedBy(document: FormDocument, id: string, to: string): Renamed | undefined {
  const field = compile(document).byId.get(id)
  if (!field || field.model === '' || field.scope.byModel.get(field.model) !== field) return undefined
  const names = new Map([[field.model, to]])
  const { batch } = field.scope
  return batch ? { fields: new Map(), columns: new Map([[batch.model, names]]) } : { fields: names, columns: new Map() }
}

export function setConfig(document: FormDocument, { property, value }: Of<'setConfig'>): Applied {
  if (FORBIDDEN_KEYS.has(property)) return refuse(document, 'parse.forbiddenKey', { key: property })
  return done(
    changeAt(document, ['config'], (config) => withKey(isObject(config) ? config : {}, property, value)),
    null,
  )
}

/** The label width slider of the panel: 0 to 24 for all breakpoints, `wrapperCol` is the rest (forms.md 1.2). */
export function setLabelColumns(document: FormDocument, { columns }: Of<'setLabelColumns'>): Applied {
  const label = Math.min(24, Math.max(0, Math.round(columns)))
  const write = (count: number): Json => (dialectOf(document) === 'A' ? { span: count } : allBreakpoints(count))
  const config = { ...document.config, labelCol: write(label), wrapperCol: write(24 - label) }
  return done({ ...document, config: config as FormDocument['config'] }, null)
}
