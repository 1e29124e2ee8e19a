import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import ColorMark, { colorKinds } from './ColorMark.tsx'
import type { DictValue } from './dictRows.ts'

/** The object is written as JSON. */
type Values = Omit<BodyOf<'Dict/SaveData'>, 'ext'> & { ext?: string }
type Color = keyof typeof colorKinds

const toValues = ({ is_builtin: _, ext, ...row }: DictValue) =>
  ({ ...row, ext: ext ? JSON.stringify(ext, null, 2) : '' }) as Values

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** A value of a dictionary in three languages. Its code never changes once it is there. */
export default function DictValueForm({
  row,
  dict_code,
  onClose,
}: {
  row?: DictValue
  dict_code: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { data: values } = useRead('Dict/GetDataList', { dict_code })
  const colors = (Object.keys(colorKinds) as Color[]).map((color) => ({
    value: color,
    label: <ColorMark color={color}>{t(`settings.dict.colors.${color}`)}</ColorMark>,
  }))
  return (
    <FormDrawer<'Dict/SaveData', Values>
      path="Dict/SaveData"
      title={row ? t('settings.dict.editValue') : t('settings.dict.addValue')}
      initial={row ? toValues(row) : { dict_code, sort: 100, status: 1, is_default: false }}
      toBody={({ ext, ...values }) => ({
        ...values,
        dict_code,
        color: values.color ?? null,
        parent_value: values.parent_value ?? null,
        ext: ext ? JSON.parse(ext) : null,
      })}
      reload={row && (async () => toValues(await call('Dict/GetData', { id: row.id })))}
      small
      again={!row}
      onClose={onClose}
    >
      <Form.Item
        name="value"
        label={t('settings.dict.value')}
        extra={row && t('settings.dict.fixedValue')}
        rules={[{ required: true, pattern: /^[A-Za-z0-9_]{1,40}$/, message: t('settings.dict.valueRule') }]}
      >
        <Input maxLength={40} disabled={row !== undefined} />
      </Form.Item>
      <Form.Item name="label_cn" label={t('settings.dict.labelCn')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="label_hk" label={t('settings.dict.labelHk')}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="label_us" label={t('settings.dict.labelUs')}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="parent_value" label={t('settings.dict.parentValue')}>
        <Select
          allowClear
          placeholder={t('settings.dict.noParent')}
          options={values
            ?.filter((one) => one.value !== row?.value)
            .map((one) => ({ value: one.value, label: `${one.label_cn} (${one.value})` }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item name="color" label={t('settings.dict.color')}>
        <Select allowClear placeholder={t('settings.dict.noColor')} options={colors} />
      </Form.Item>
      <Form.Item name="sort" label={t('settings.dict.sort')} rules={[{ required: true }]}>
        <InputNumber min={0} max={9999} precision={0} controls={false} />
      </Form.Item>
      <Form.Item name="status" label={t('settings.dict.status')} rules={[{ required: true }]}>
        <DictSelect dict="enable" allowClear={false} />
      </Form.Item>
      <Form.Item name="is_default" valuePropName="checked" label={t('settings.dict.default')}>
        <Checkbox>{t('settings.dict.isDefault')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="ext"
        label={t('settings.dict.ext')}
        extra={t('settings.dict.extHint')}
        rules={[
          {
            validator: (_, text?: string) =>
              !text || isObject(text) ? Promise.resolve() : Promise.reject(new Error(t('settings.dict.extRule'))),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={4000} placeholder='{"key": "value"}' />
      </Form.Item>
    </FormDrawer>
  )
}
