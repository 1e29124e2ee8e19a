import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Checkbox, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { dictValue } from '../noun.ts'
import ColorMark, { colorKinds } from './ColorMark.tsx'
import type { DictValue } from './dictRows.ts'

/** The form has `ext` as JSON. */
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

/** The form of a value of a dictionary, in three languages. The code of a saved value never changes. */
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
    label: <ColorMark color={color}>{t(`dict.colors.${color}`)}</ColorMark>,
  }))
  return (
    <FormDrawer<'Dict/SaveData', Values>
      path="Dict/SaveData"
      title={row ? t('dict.editValue') : t('dict.addValue')}
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
      <NounContext value={dictValue}>
        <Field of="value" extra={row && t('dict.fixedValue')}>
          <Input maxLength={dictValue.fields.value.max} disabled={row !== undefined} />
        </Field>
        <Field of="label_cn" />
        <Field of="label_hk" />
        <Field of="label_us" />
        <Field of="parent_value">
          <Select
            allowClear
            placeholder={t('dict.noParent')}
            options={values
              ?.filter(({ value }) => value !== row?.value)
              .map(({ value, label_cn }) => ({ value, label: `${label_cn} (${value})` }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Field>
        <Field of="color">
          <Select allowClear placeholder={t('dict.noColor')} options={colors} />
        </Field>
        <Field of="sort" />
        <Field of="status" />
        <Field of="is_default">
          <Checkbox>{t('dict.isDefault')}</Checkbox>
        </Field>
        <Form.Item
          name="ext"
          label={t('dict.value.field.ext')}
          extra={t('dict.extHint')}
          rules={[
            {
              validator: (_, text?: string) =>
                !text || isObject(text) ? Promise.resolve() : Promise.reject(new Error(t('dict.extRule'))),
            },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={4000} placeholder='{"key": "value"}' />
        </Form.Item>
      </NounContext>
    </FormDrawer>
  )
}
