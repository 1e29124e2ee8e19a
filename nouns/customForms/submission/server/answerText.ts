import type { OptionItem } from '@shouya/forms/document'
import { isList, isObject, type Json } from '@shouya/forms/json'
import { readOption } from '@shouya/forms/readOptions'
import { textOfHtml } from '@shouya/server/core/html/textOfHtml.ts'
import type { Placed } from './eachValue.ts'

type Options = Readonly<Record<string, readonly OptionItem[]>>

/** The separator of the parts of an answer, if not a comma. */
const between: Readonly<Record<string, string>> = { path: ' / ', dates: ' ~ ' }

/**
 * An answer as text: choices by their labels, files by their names, rich text without its tags. Rows have no text.
 * `comma`: that of the reader's language; stored texts, for readers of all languages, have the Chinese one.
 */
export function answerText(
  { field, value }: Omit<Placed, 'path' | 'sensitive'>,
  options: Options,
  comma = '、',
): string {
  if (field.kind === 'html') return textOfHtml(String(value))
  const own = readOption(field.field, 'options')
  const items = field.source === undefined ? ((isList(own) ? own : []) as readonly OptionItem[]) : options[field.source]
  return (isList(value) ? value : [value])
    .map((part) => (isObject(part) ? String(part.name ?? '') : (labelIn(items ?? [], part) ?? String(part))))
    .filter((part) => part !== '')
    .join(between[field.kind ?? ''] ?? comma)
}

function labelIn(items: readonly OptionItem[], value: Json): string | undefined {
  for (const item of items) {
    if (item.value === value) return item.label ?? String(value)
    const below = labelIn(item.children ?? [], value)
    if (below !== undefined) return below
  }
  return undefined
}
