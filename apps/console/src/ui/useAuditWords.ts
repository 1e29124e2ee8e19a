import { fieldOf } from '@shouya/noun/noun'
import { nouns } from '@shouya/nouns/declared.gen.ts'
import { use, useEffect, useState } from 'react'
import { mark } from '../i18n/language.ts'
import { hasTexts, loadTexts, type TextGroup } from '../i18n/loadTexts.ts'
import { auditTexts } from './auditTexts.ts'
import type { Change } from './Changes.tsx'
import { PagesContext } from './page/PagesContext.ts'
import { useDictWord } from './useDict.ts'
import { useWord } from './useWord.ts'

/** A list as one line: objects by name and number, operations as they are; any other text unchanged. */
function listText(value: string): string {
  try {
    const list = JSON.parse(value) as (string | { key_name?: string; key_no?: string })[]
    const text = (item: (typeof list)[number]) => {
      if (typeof item === 'string') return item
      return item.key_no ? `${item.key_name} ${item.key_no}` : JSON.stringify(item)
    }
    return list.map(text).join(mark('、'))
  } catch {
    return value
  }
}

/** A list of codes, e.g. `[4,7]`. */
const codes = (value: string): string[] => value.replace(/[[\]"\s]/g, '').split(',')

/** The changes of a row as text: codes by their dictionaries, without ids if the name or number changed too. */
export function useAuditWords(table: string | null) {
  const word = useWord()
  const dictWord = useDictWord()
  const noun = nouns.find((candidate) => candidate.table === table)
  const page = use(PagesContext).find(({ audit }) => audit?.[table ?? ''])
  const ofPage = page?.audit?.[table ?? '']
  const ready = useTexts([...auditTexts, ...(noun ? [noun.name as TextGroup] : (page?.texts ?? []))])
  const visibleChanges = (changes: readonly Change[]): Change[] => {
    const fields = new Set(changes.map(({ field }) => field))
    const hasName = (field: string) => ['_name', '_no'].some((end) => fields.has(field.replace(/_id$/, end)))
    return changes.filter(({ field }) => !(field.endsWith('_id') && hasName(field)))
  }
  /** The labels of a table's fields are among the texts of its page. */
  const fieldText = (field: string): string => {
    const keyOf = noun ? (name: string) => `${noun.name}.field.${fieldOf(noun, name) ?? name}` : ofPage?.field
    const wherever = word(`user.field.${field}`, word(`dict.value.field.${field}`, field))
    return keyOf ? word(keyOf(field), wherever) : word(`daily.field.${field}`, wherever)
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
  return { ready, shown: visibleChanges, fieldText, valueText }
}

/** Loads texts of certain pages; true once they are loaded or have failed: then names are shown instead. */
function useTexts(groups: readonly TextGroup[]): boolean {
  const key = groups.join()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    let isMounted = true
    void loadTexts(key.split(',') as TextGroup[])
      .catch(() => undefined)
      .then(() => isMounted && setSettled(key))
    return () => {
      isMounted = false
    }
  }, [key])
  return settled === key || hasTexts(groups)
}
