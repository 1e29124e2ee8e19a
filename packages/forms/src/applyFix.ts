import { updateAt } from './json/updateAt.ts'
import { isList, isObject, type Json, type JsonPath } from './json.ts'
import type { Edit, Fix } from './problem.ts'

/** The JSON after the edits of a fix; an edit whose place no longer exists does nothing. */
export const applyFix = (root: Json, fix: Fix): Json => fix.reduce(applyEdit, root)

function applyEdit(root: Json, edit: Edit): Json {
  const parent = edit.path.slice(0, -1)
  const last = edit.path.at(-1)
  if (last === undefined) return edit.edit === 'set' ? edit.value : root
  return updateAt(root, parent, (old) => changed(old, last, edit))
}

function changed(old: Json | undefined, last: JsonPath[number], edit: Edit): Json | undefined {
  if (isList(old) && typeof last === 'number') {
    if (edit.edit === 'remove') return old.toSpliced(last, 1)
    return edit.edit === 'set' && last < old.length ? old.with(last, edit.value) : old
  }
  if (!isObject(old) || typeof last !== 'string') return old
  if (edit.edit === 'set') return { ...old, [last]: edit.value }
  // Rebuilt through entries, so that the other keys keep their order.
  const entries = Object.entries(old).flatMap(([key, value]) => (key === last ? renamed(edit, value) : [[key, value]]))
  return Object.fromEntries(entries)
}

const renamed = (edit: Edit, value: Json | undefined) => (edit.edit === 'rename' ? [[edit.to, value]] : [])
