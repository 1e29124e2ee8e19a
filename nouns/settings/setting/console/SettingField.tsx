import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { Input, InputNumber, Select, Switch } from 'antd'
import SettingLinks from './SettingLinks.tsx'
import SettingNumbers from './SettingNumbers.tsx'
import type { SettingRow } from './settingList.ts'
import { useSettingWords } from './useSettingWords.ts'

/** `id`, value and change come from the Form.Item around it. */
type Given = { row: SettingRow }

/** The control for a parameter's kind of value. */
export default function SettingField({ row, ...given }: Given) {
  const { option } = useSettingWords()
  const mayRead = useMayCall()('Role/GetRoleList')
  const { data: roles } = useRead('Role/GetRoleList', {}, { enabled: mayRead && row.kind === 'roles' })
  const { kind, min, max, options, key } = row
  switch (kind) {
    case 'int':
      return <InputNumber {...given} min={min ?? 0} max={max ?? 0} precision={0} />
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
    default:
      return <Input {...given} maxLength={max ?? 100} />
  }
}
