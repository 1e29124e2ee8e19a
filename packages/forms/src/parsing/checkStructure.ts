import { defaultConfig } from '../defaultConfig.ts'
import { fieldTypeOf } from '../fieldTypes.ts'
import { isList, isObject, type Json, type JsonObject, type JsonPath } from '../json.ts'
import { LIMITS } from '../limits.ts'
import { error, type Fix, type Problem } from '../problem.ts'

/**
 * What keeps JSON from being a form: spec 001 section 5 asks for `list` and `config`; beyond that every field is an
 * object with a type, and what holds lists and objects in a known type holds them. What is left out is no fault.
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
  function each(value: Json | undefined, path: JsonPath, visit: (item: JsonObject, path: JsonPath) => void) {
    if (!expect(value, path, 'list')) return
    for (const [index, item] of (value as readonly Json[]).entries()) {
      const here = [...path, index]
      if (isObject(item)) visit(item, here)
      else problems.push(error('parse.object', here, {}, [{ edit: 'remove', path: here }]))
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
    const known = fieldTypeOf(item.type)
    if (!known) return
    expect(item.options, [...path, 'options'], 'object')
    expect(item.logic, [...path, 'logic'], 'object')
    each(item.rules, [...path, 'rules'], () => {})
    const children = (holder: JsonObject, at: JsonPath) =>
      each(holder.list, [...at, 'list'], (child, here) => field(child, here, depth + 1))
    if (known.children === 'list') children(item, path)
    if (known.children === 'columns') each(item.columns, [...path, 'columns'], children)
    if (known.children === 'cells') {
      size(item.trs, [...path, 'trs'])
      each(item.trs, [...path, 'trs'], (row, at) => {
        size(row.tds, [...at, 'tds'])
        each(row.tds, [...at, 'tds'], children)
      })
    }
  }

  for (const part of ['list', 'config'] as const) if (root[part] === undefined) problems.push(missing(part))
  expect(root.config, ['config'], 'object')
  each(root.list, ['list'], (item, path) => field(item, path, 1))
  if (fields > LIMITS.fields) problems.push(error('parse.tooManyFields', ['list'], { limit: LIMITS.fields }))
  return problems
}

const missing = (part: 'list' | 'config'): Problem =>
  error('parse.missing', [part], { part }, [{ edit: 'set', path: [part], value: part === 'list' ? [] : defaultConfig }])

/** Forms are often stored as text inside JSON, or as their bare list: both can be taken for what they mean. */
function fixOfRoot(root: Json): Fix | undefined {
  if (isList(root)) return [{ edit: 'set', path: [], value: { list: root, config: defaultConfig } }]
  if (typeof root !== 'string') return undefined
  try {
    return [{ edit: 'set', path: [], value: JSON.parse(root) as Json }]
  } catch {
    return undefined
  }
}
