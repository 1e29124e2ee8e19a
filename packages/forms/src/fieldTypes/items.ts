import type { OptionItem } from '../document.ts'
import { isList, isObject, type Json } from '../json.ts'
import type { OptionSpec } from './optionSpec.ts'

/** A list of options; in a new field their labels are numbered words of the administrator's language. */
export interface ItemsSpec extends OptionSpec<readonly OptionItem[]> {
  readonly word: 'field.option' | 'field.choice'
}

const isItem = (item: Json): boolean =>
  isObject(item) &&
  (typeof item.value === 'string' || typeof item.value === 'number') &&
  (item.label === undefined || typeof item.label === 'string') &&
  (item.children === undefined || isItems(item.children))

/** True for a list of {value, label, children?}. */
export const isItems = (value: Json | undefined): value is readonly OptionItem[] => isList(value) && value.every(isItem)

/** `items('field.option', {'1': ['11']})`: option 1 with the child 11. Values are texts, labels the word and the value. */
export const items = (word: ItemsSpec['word'], tree: Readonly<Record<string, readonly string[]>>): ItemsSpec => ({
  kind: 'items',
  word,
  initial: Object.entries(tree).map(([value, children]) =>
    children.length > 0 ? { value, children: children.map((child) => ({ value: child })) } : { value },
  ),
  absent: [],
  accepts: isItems,
})
