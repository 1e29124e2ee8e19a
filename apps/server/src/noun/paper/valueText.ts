import { isMessageKey, type Lang, type MessageKey, message } from '@shouya/contract/messages'
import type { Field } from '@shouya/noun/field'
import type { Fielded } from '@shouya/noun/noun'

/** Labels of dictionaries, by `{dictionary} {value}`. */
export type Labels = ReadonlyMap<string, string>

/** A text of a noun; what the texts do not have stays visible. */
export const wordOf = (lang: Lang, key: string): string => (isMessageKey(key) ? message(lang, key) : key)

/** What a field is called. */
export const labelOf = (lang: Lang, of: Fielded, name: string): string => wordOf(lang, `${of.name}.field.${name}`)

/** What a field holds, as people read it on paper; nothing where it is empty. */
export function valueText(lang: Lang, labels: Labels, of: Fielded, name: string, value: unknown): string {
  const field = of.fields[name] as Field
  if (value === null || value === undefined || value === '') return ''
  switch (field.kind) {
    case 'code':
    case 'textCode':
      return labels.get(`${field.dict} ${value}`) ?? String(value)
    case 'codes':
      return (value as number[])
        .map((code) => labels.get(`${field.dict} ${code}`) ?? String(code))
        .join(message(lang, 'text.between'))
    case 'choice':
      return wordOf(lang, `${of.name}.choice.${name}.${value}`)
    case 'moment':
      return String(value).slice(0, 16)
    case 'minutes':
      return `${value} ${message(lang, 'unit.minutes')}`
    case 'flag':
      return message(lang, value ? 'excel.yes' : 'excel.no')
    case 'money':
      return (Number(value) / 100).toFixed(2)
    case 'names':
      return String(value).replaceAll('、', message(lang, 'text.between' as MessageKey))
    default:
      return String(value)
  }
}
