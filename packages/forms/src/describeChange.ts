import type { Change } from './change.ts'
import { isList, isObject, type Json } from './json.ts'
import { propertyName, typeName } from './names.ts'
import { type Lang, message } from './texts.ts'

/** A change as a sentence. Names that are defined by the document are not translated. */
export function describeChange(lang: Lang, change: Change): string {
  const label = change.label === '' ? message(lang, 'change.form') : quoted(lang, change.label)
  switch (change.code) {
    case 'change.added':
    case 'change.removed':
      return message(lang, change.code, { label: change.label, type: typeName(lang, change.type) })
    case 'change.moved':
      return message(lang, change.code, {
        label,
        into: change.into === '' ? message(lang, 'change.form') : quoted(lang, change.into),
      })
    case 'change.optionAdded':
    case 'change.optionRemoved':
      return message(lang, change.code, { label, option: change.option })
    case 'change.optionRenamed':
      return message(lang, change.code, { label, from: change.from, to: change.to })
    default:
      return describeSet(lang, label, change)
  }
}

function describeSet(
  lang: Lang,
  label: string,
  { property, from, to }: Extract<Change, { code: 'change.set' }>,
): string {
  const params = { label, property: propertyName(lang, property), from: valueName(lang, from), to: valueName(lang, to) }
  // Conditions and tables are too large for a sentence.
  const isShort = [from, to].every((value) => !isObject(value) && !isList(value))
  return message(lang, isShort ? 'change.set' : 'change.changed', params)
}

const quoted = (lang: Lang, text: string): string => message(lang, 'change.quoted', { text })

const LONGEST = 40

function valueName(lang: Lang, value: Json | undefined): string {
  if (value === true) return message(lang, 'change.yes')
  if (value === false) return message(lang, 'change.no')
  if (value === undefined || value === null || value === '') return message(lang, 'change.nothing')
  const text = [...String(value)]
  return text.length > LONGEST ? `${text.slice(0, LONGEST).join('')}…` : text.join('')
}
