import { fieldOf } from '@shouya/noun/noun'
import { nouns } from '@shouya/nouns/declared.ts'
import { use } from 'react'
import { mark } from '../i18n/language.ts'
import type { TextGroup } from '../i18n/loadTexts.ts'
import { auditTexts } from './auditTexts.ts'
import type { Change } from './Changes.tsx'
import { PagesContext } from './page/PagesContext.ts'
import { useDictWord } from './useDict.ts'
import { useTexts } from './useTexts.ts'
import { useWord } from './useWord.ts'

/** A list as one line, keys by name and number, operations as they are; any other text as it is, also one that begins like a list. */
function listText(value: string): string {
  try {
    const list = JSON.parse(value) as (string | { key_name?: string; key_no?: string })[]
    const text = (one: (typeof list)[number]) => {
      if (typeof one === 'string') return one
      return one.key_no ? `${one.key_name} ${one.key_no}` : JSON.stringify(one)
    }
    return list.map(text).join(mark('、'))
  } catch {
    return value
  }
}

/** A list of codes, e.g. `[4,7]`. */
const codes = (value: string): string[] => value.replace(/[[\]"\s]/g, '').split(',')

/** What a row of the log says in words: codes by their dictionaries, ids left out where the name or number stands beside them. */
export function useAuditWords(table: string | null) {
  const word = useWord()
  const dictWord = useDictWord()
  const noun = nouns.find((one) => one.table === table)
  const page = use(PagesContext).find(({ audit }) => audit?.[table ?? ''])
  const ofPage = page?.audit?.[table ?? '']
  const ready = useTexts([...auditTexts, ...(noun ? [noun.name as TextGroup] : (page?.texts ?? []))])
  const shown = (changes: readonly Change[]): Change[] => {
    const fields = new Set(changes.map(({ field }) => field))
    const named = (field: string) => ['_name', '_no'].some((end) => fields.has(field.replace(/_id$/, end)))
    return changes.filter(({ field }) => !(field.endsWith('_id') && named(field)))
  }
  /** The words of a table's fields stand in the texts of its page. */
  const fieldText = (field: string): string => {
    const own = noun ? (name: string) => `${noun.name}.field.${fieldOf(noun, name) ?? name}` : ofPage?.field
    const wherever = word(`settings.user.${field}`, word(`settings.dict.field.${field}`, field))
    return own ? word(own(field), wherever) : word(`daily.field.${field}`, wherever)
  }
  const valueText = (field: string, value: string): string => {
    const declared = noun?.fields[field]
    if (declared?.kind === 'choice') return word(`${noun?.name}.choice.${field}.${value}`, value)
    const dict = declared && 'dict' in declared ? declared.dict : ofPage?.dicts?.[field]
    if (dict)
      return value.startsWith('[')
        ? codes(value)
            .map((code) => dictWord(dict, code))
            .join(mark('、'))
        : dictWord(dict, value)
    return value.startsWith('[') ? listText(value) : word(`ui.flag.${value}`, value)
  }
  return { ready, shown, fieldText, valueText }
}
