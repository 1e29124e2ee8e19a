import type { OptionItem } from '@shouya/forms/document'
import { isList, type Json } from '@shouya/forms/json'
import { addonsOf, flatOptions } from '@shouya/forms/readOptions'
import type { Lang } from '@shouya/forms/texts'
import type { FieldSnapshot } from '../store/nodes.ts'
import { text } from '../texts.ts'

/** A value as text, with the labels of options; '' for an empty value. Not for files and rich text. */
export function displayText({ field, value, state }: FieldSnapshot, lang: Lang): string {
  if (field.type === 'switch') return text(lang, value === true ? 'yes' : 'no')
  if (value === null || value === '') return ''
  if (field.type === 'cascader' && isList(value)) return alongPath(value, state.options).join(' / ')
  if (field.type === 'date' && isList(value)) return value.filter((day) => day !== '').join(' ~ ')
  const content = isList(value)
    ? value.map((item) => labelIn(state.options, item)).join(lang === 'US' ? ', ' : '、')
    : labelIn(state.options, value)
  const { before, after } = addonsOf(field)
  return content === '' ? '' : [before, content, after].filter(Boolean).join(' ')
}

const rawText = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The label of an option at any depth; a value that is no option is shown as it is. */
function labelIn(options: readonly OptionItem[] | undefined, value: Json): string {
  const item = flatOptions(options ?? []).find((option) => option.value === value)
  return item?.label ?? rawText(value)
}

function alongPath(path: readonly Json[], options: readonly OptionItem[] | undefined): string[] {
  let level = options
  return path.map((step) => {
    const item = level?.find(({ value }) => value === step)
    level = item?.children
    return item?.label ?? rawText(step)
  })
}
