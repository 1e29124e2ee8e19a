import { InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SettingRow } from './settingList.ts'
import { useSettingWords } from './useSettingWords.ts'

type Values = Record<string, number | null>
type Props = { row: SettingRow; value?: Values; onChange?: (value: Values) => void }

/** A number for each of the parameter's names. */
export default function SettingNumbers({ row, value = {}, onChange }: Props) {
  const { t } = useTranslation()
  const { option } = useSettingWords()
  return (
    <div className="set-numbers">
      {row.idle.length > 0 && <p className="ui-note">{t('setting.idle')}</p>}
      {row.options.map((name) => (
        <label key={name} htmlFor={`number-${name}`}>
          {option(row.key, name)}
          <InputNumber
            id={`number-${name}`}
            min={row.min ?? 0}
            max={row.max ?? 0}
            precision={0}
            disabled={row.idle.includes(name)}
            value={value[name] ?? null}
            onChange={(number) => onChange?.({ ...value, [name]: number })}
          />
        </label>
      ))}
    </div>
  )
}
