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

  const valueText = ({ key, kind }: SettingRow, value: SettingValue): string => {
    const text = () => {
      if (kind === 'bool') return value ? t('ui.yes') : t('ui.no')
      if (kind === 'choice') return option(key, String(value))
      if (kind === 'roles') return (value as string[]).join(mark('、'))
      if (kind === 'links') return (value as Link[]).map(({ name }) => name).join(mark('、'))
      if (kind === 'numbers')
        return Object.entries(value as Record<string, number>)
          .map(([name, number]) => `${option(key, name)} ${number}`)
          .join(mark('、'))
      return String(value)
    }
    return text() || t('ui.nothing')
  }
  return { option, valueText }
}
