import type { Change } from '../change.ts'
import type { Field, OptionItem } from '../document.ts'
import { isItems } from '../fieldTypes/items.ts'
import { isList, isObject, type Json, type JsonObject } from '../json.ts'
import { flatOptions, labelOf } from '../readOptions.ts'
import { sameJson } from '../sameJson.ts'

/** Compared one by one, or elsewhere. */
const APART = new Set(['type', 'key', 'icon', 'list', 'columns', 'trs', 'options', 'rules', 'logic', 'label', 'name'])

/** The changes of one field; its children and its position are compared elsewhere. */
export function diffField(id: string, before: Field, after: Field): Change[] {
  const label = labelOf(after) || labelOf(before)
  const changes: Change[] = []
  const compare = (property: string, from: Json | undefined, to: Json | undefined) => {
    if (!sameJson(from, to)) changes.push({ code: 'change.set', id, label, property, from, to })
  }
  compare('label', labelOf(before), labelOf(after))
  compare('type', before.type, after.type)
  for (const key of keysOf(before, after)) if (!APART.has(key)) compare(key, before[key], after[key])
  for (const [property, from, to] of rules(before, after)) compare(property, from, to)
  const [old, next] = [objectOf(before.logic), objectOf(after.logic)]
  for (const part of keysOf(old, next)) compare(`logic.${part}`, old[part], next[part])
  compare('columns', bare(before.columns), bare(after.columns))
  compare('trs', bareRows(before.trs), bareRows(after.trs))
  return [...changes, ...options(id, label, objectOf(before.options), objectOf(after.options))]
}

function options(id: string, label: string, before: JsonObject, after: JsonObject): Change[] {
  return keysOf(before, after).flatMap((name): Change[] => {
    const [from, to] = [before[name], after[name]]
    if (sameJson(from, to)) return []
    if (name === 'options' && isItems(from) && isItems(to)) return items(id, label, from, to)
    return [{ code: 'change.set', id, label, property: name, from, to }]
  })
}

/** Options of all levels by value; when only their order or other keys differ, that is one change. */
function items(id: string, label: string, before: readonly OptionItem[], after: readonly OptionItem[]): Change[] {
  const [old, next] = [labelsOf(before), labelsOf(after)]
  const changes: Change[] = []
  for (const [value, to] of next) {
    const from = old.get(value)
    if (from === undefined) changes.push({ code: 'change.optionAdded', id, label, option: to })
    else if (from !== to) changes.push({ code: 'change.optionRenamed', id, label, from, to })
  }
  for (const [value, option] of old)
    if (!next.has(value)) changes.push({ code: 'change.optionRemoved', id, label, option })
  return changes.length > 0
    ? changes
    : [{ code: 'change.set', id, label, property: 'options', from: before, to: after }]
}

const labelsOf = (items: readonly OptionItem[]): Map<Json, string> =>
  new Map(flatOptions(items).map(({ value, label }) => [value, label ?? String(value)]))

/** The required flag, its message, and the patterns as one. */
function rules(before: Field, after: Field): [string, Json | undefined, Json | undefined][] {
  const read = (field: Field) => {
    const list = isList(field.rules) ? field.rules.filter(isObject) : []
    const required = list.find((rule) => rule.required !== undefined)
    const patterns = list
      .filter((rule) => rule.pattern !== undefined)
      .map(({ pattern, message }) => [pattern ?? '', message ?? ''])
    return { required: required?.required === true, message: required?.message, patterns }
  }
  const [old, next] = [read(before), read(after)]
  return [
    ['required', old.required, next.required],
    ['message', old.message, next.message],
    ['patterns', old.patterns, next.patterns],
  ]
}

const keysOf = (a: JsonObject, b: JsonObject): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])]

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Columns and cells without their content. */
const bare = (holders: readonly JsonObject[] | undefined): Json =>
  isList(holders)
    ? holders.map((holder) => Object.fromEntries(Object.entries(holder ?? {}).filter(([key]) => key !== 'list')))
    : []

const bareRows = (rows: Field['trs']): Json => (isList(rows) ? rows.map((row) => bare(row.tds)) : [])
