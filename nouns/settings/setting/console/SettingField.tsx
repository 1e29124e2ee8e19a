import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { Input, InputNumber, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import SettingLinks from './SettingLinks.tsx'
import SettingPicture from './SettingPicture.tsx'
import type { SettingRow } from './settingList.ts'
import { useSettingWords } from './useSettingWords.ts'

/** Form.Item passes `id`, `value` and `onChange`. */
type Given = { row: SettingRow }

/** The input for a parameter's kind of value. */
export default function SettingField({ row, ...given }: Given) {
  const { option } = useSettingWords()
  const mayRead = useMayCall()('Role/GetRoleList')
  const { data: roles } = useRead('Role/GetRoleList', {}, { enabled: mayRead && row.kind === 'roles' })
  const { kind, min, max, options, key } = row
  switch (kind) {
    case 'int':
      return <InputNumber {...given} min={min ?? 0} max={max ?? 0} precision={0} />
    case 'picture':
      return <SettingPicture {...given} row={row} />
    case 'bool':
      return <Switch {...given} />
    case 'choice':
      return <Select {...given} options={options.map((value) => ({ value, label: option(key, value) }))} />
    case 'roles':
      return (
        <Select
          {...given}
          mode="tags"
          options={roles?.map(({ role_code, role_name }) => ({ value: role_code, label: role_name })) ?? []}
          optionFilterProp="label"
        />
      )
    case 'links':
      return <SettingLinks {...given} />
    case 'numbers':
      return <SettingNumbers {...given} row={row} />
    case 'secret':
      return <Input.Password {...given} maxLength={max ?? 200} autoComplete="new-password" />
    case 'webhook':
      return <Input {...given} maxLength={300} />
    default:
      return <Input {...given} maxLength={max ?? 100} />
  }
}

type Values = Record<string, number | null>
type Props = { row: SettingRow; value?: Values; onChange?: (value: Values) => void }

/** A number for each of the parameter's keys. */
function SettingNumbers({ row, value = {}, onChange }: Props) {
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
