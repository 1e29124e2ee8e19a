import type { SourceItem } from '@shouya/contract/customForm'
import type { FormDocument, OptionItem, Values } from '@shouya/forms/document'
import { isList, type Json } from '@shouya/forms/json'
import { eachValue } from './eachValue.ts'
import type { Judged } from './judge.ts'

/**
 * The chosen options with their current labels: dictionaries and people change later, a submission does not. Without
 * sensitive fields.
 */
export function chosenLabels(document: FormDocument, values: Values, options: Judged['options']) {
  const chosen = chosenIn(document, values)
  return Object.fromEntries([...chosen].map(([source, set]) => [source, pruned(options[source] ?? [], set)]))
}

/** The stored labels that the data still refers to, without those of removed fields. */
export function labelsIn(document: FormDocument, values: Values, storedLabels: Readonly<Record<string, SourceItem[]>>) {
  const chosen = chosenIn(document, values)
  const keptLabels = Object.entries(storedLabels).map(([source, items]) => [
    source,
    pruned(items, chosen.get(source) ?? new Set()),
  ])
  return Object.fromEntries(keptLabels) as Record<string, SourceItem[]>
}

/** Source → the values chosen from it. */
export function chosenIn(document: FormDocument, values: Values): ReadonlyMap<string, ReadonlySet<Json>> {
  const chosen = new Map<string, Set<Json>>()
  for (const { field, value, sensitive } of eachValue(document, values)) {
    if (!field.source || sensitive) continue
    const set = chosen.get(field.source) ?? new Set<Json>()
    for (const code of isList(value) ? value : [value]) set.add(code)
    chosen.set(field.source, set)
  }
  return chosen
}

/** The chosen options of a tree, with their ancestors. */
export const pruned = (items: readonly OptionItem[], chosen: ReadonlySet<Json>): SourceItem[] =>
  items.flatMap((item) => {
    const children = pruned(item.children ?? [], chosen)
    if (!chosen.has(item.value) && children.length === 0) return []
    return [{ value: item.value, label: item.label ?? String(item.value), ...(children.length > 0 && { children }) }]
  })
