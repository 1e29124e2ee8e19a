import { defaultConfig } from '../defaultConfig.ts'
import { fieldTypeOf } from '../fieldTypes.ts'
import { isList, isObject, type Json, type JsonObject, type JsonPath } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { error, type Fix, type Problem } from '../problem.ts'

/**
 * Structural faults of a form: spec 001 section 5 requires `list` and `config`; beyond that every field is an object
 * with a type, and the keys of a known type that hold lists and objects hold them. Missing keys are no fault.
 */
export function checkStructure(root: Json): Problem[] {
  if (!isObject(root)) return [error('parse.notForm', [], {}, fixOfRoot(root))]
  const problems: Problem[] = []
  let fields = 0

  function expect(value: Json | undefined, path: JsonPath, kind: 'list' | 'object'): boolean {
    if (value === undefined) return false
    const fits = kind === 'list' ? isList(value) : isObject(value)
    if (!fits)
      problems.push(error(`parse.${kind}`, path, {}, [{ edit: 'set', path, value: kind === 'list' ? [] : {} }]))
    return fits
  }
  function eachItem(value: Json | undefined, path: JsonPath, visit: (item: JsonObject, path: JsonPath) => void) {
    if (!expect(value, path, 'list')) return
    for (const [index, item] of (value as readonly Json[]).entries()) {
      const itemPath = [...path, index]
      if (isObject(item)) visit(item, itemPath)
      else problems.push(error('parse.object', itemPath, {}, [{ edit: 'remove', path: itemPath }]))
    }
  }
  function size(value: Json | undefined, path: JsonPath) {
    if (isList(value) && value.length > LIMITS.table) problems.push(error('parse.table', path, { limit: LIMITS.table }))
  }
  function field(item: JsonObject, path: JsonPath, depth: number) {
    fields++
    if (depth > LIMITS.depth) return problems.push(error('parse.nested', path, { limit: LIMITS.depth }))
    if (typeof item.type !== 'string' || item.type === '')
      return problems.push(error('parse.type', [...path, 'type'], {}, [{ edit: 'remove', path }]))
    const fieldType = fieldTypeOf(item.type)
    if (!fieldType) return
    expect(item.options, [...path, 'options'], 'object')
    expect(item.logic, [...path, 'logic'], 'object')
    eachItem(item.rules, [...path, 'rules'], () => {})
    const children = (holder: JsonObject, holderPath: JsonPath) =>
      eachItem(holder.list, [...holderPath, 'list'], (child, childPath) => field(child, childPath, depth + 1))
    if (fieldType.children === 'list') children(item, path)
    if (fieldType.children === 'columns') eachItem(item.columns, [...path, 'columns'], children)
    if (fieldType.children === 'cells') {
      size(item.trs, [...path, 'trs'])
      eachItem(item.trs, [...path, 'trs'], (row, rowPath) => {
        size(row.tds, [...rowPath, 'tds'])
        eachItem(row.tds, [...rowPath, 'tds'], children)
      })
    }
  }

  for (const key of ['list', 'config'] as const) if (root[key] === undefined) problems.push(missing(key))
  expect(root.config, ['config'], 'object')
  eachItem(root.list, ['list'], (item, path) => field(item, path, 1))
  if (fields > LIMITS.fields) problems.push(error('parse.tooManyFields', ['list'], { limit: LIMITS.fields }))
  return problems
}

const missing = (part: 'list' | 'config'): Problem =>
  error('parse.missing', [part], { part }, [{ edit: 'set', path: [part], value: part === 'list' ? [] : defaultConfig }])

/** Forms are often stored as text inside JSON, or as their bare list: a fix converts both. */
function fixOfRoot(root: Json): Fix | undefined {
  if (isList(root)) return [{ edit: 'set', path: [], value: { list: root, config: defaultConfig } }]
  if (typeof root !== 'string') return undefined
  try {
    return [{ edit: 'set', path: [], value: JSON.parse(root) as Json }]
  } catch {
    return undefined
  }
}
