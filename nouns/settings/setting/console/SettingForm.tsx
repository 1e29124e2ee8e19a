import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import SettingField from './SettingField.tsx'
import type { SettingRow } from './settingList.ts'
import { useSettingWords } from './useSettingWords.ts'

type Values = BodyOf<'Setting/Save'>
type Props = { row: SettingRow; name: string; remark: string; onClose: () => void }

const toValues = ({ key, version, value, kind }: SettingRow): Values => ({
  key,
  version,
  // What stands for a secret is not the secret.
  value: kind === 'secret' ? '' : value,
})

/** The form of a parameter's new value; the server reports invalid values. */
export default function SettingForm({ row, name, remark, onClose }: Props) {
  const { t } = useTranslation()
  const { valueText } = useSettingWords()
  return (
    <FormDrawer<'Setting/Save', Values>
      path="Setting/Save"
      title={t('setting.edit', { name })}
      initial={toValues(row)}
      toBody={(values) => values}
      reload={async () => toValues(await call('Setting/Get', { key: row.key }))}
      onClose={onClose}
      small
    >
      <Form.Item
        name="value"
        label={name}
        className="ui-wide"
        valuePropName={row.kind === 'bool' ? 'checked' : 'value'}
        extra={remark}
      >
        <SettingField row={row} />
      </Form.Item>
      <p className="ui-wide ui-note">{t('setting.standard', { value: valueText(row, row.standard) })}</p>
    </FormDrawer>
  )
}
