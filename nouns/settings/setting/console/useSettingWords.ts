import { mark } from '@shouya/console/i18n/language.ts'
import { useDictWord } from '@shouya/console/ui/useDict.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { useTranslation } from 'react-i18next'
import { type Link, numberDicts, type SettingRow, type SettingValue } from './settingList.ts'

/** Formats the values of a parameter as text. */
export function useSettingWords() {
  const { t } = useTranslation()
  const word = useWord()
  const dictWord = useDictWord()

  const option = (key: string, name: string): string => {
    const dict = numberDicts[key]
    return dict ? dictWord(dict, name) : word(`setting.options.${name}`, name)
  }

  const joined = (words: readonly string[]) => words.join(mark('、'))

  /** The kinds whose values are not simply text. */
  const said: Partial<Record<SettingRow['kind'], (value: SettingValue, key: string) => string>> = {
    bool: (value) => (value ? t('ui.yes') : t('ui.no')),
    picture: (value) => (value === 0 ? t('setting.ownLogo') : t('setting.uploaded')),
    choice: (value, key) => option(key, String(value)),
    roles: (value) => joined(value as string[]),
    links: (value) => joined((value as Link[]).map(({ name }) => name)),
    numbers: (value, key) =>
      joined(Object.entries(value as Record<string, number>).map(([name, number]) => `${option(key, name)} ${number}`)),
  }

  const valueText = ({ key, kind }: SettingRow, value: SettingValue): string =>
    (said[kind]?.(value, key) ?? String(value)) || t('ui.nothing')
  return { option, valueText }
}
