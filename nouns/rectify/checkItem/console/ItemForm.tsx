import { call } from '@shouya/console/api/call.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { type ItemRow, type ItemValues, photoKinds, valuesOf } from './itemList.ts'

const NUMBER = 2
const SCORE = 4
/** Dictionary check_register: devices out of order, which are of some kinds. */
const DEVICES = 4

type Props = { row?: ItemRow; scene?: number | undefined; onClose: () => void }

/** Enters a check item, or changes it for the checks to come. */
export default function ItemForm({ row, scene, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'CheckItem/Save', ItemValues>
      path="CheckItem/Save"
      title={row ? t('checkItems.editTitle') : t('checkItems.addTitle')}
      initial={
        row
          ? valuesOf(row)
          : {
              ...(scene === undefined ? {} : { scene }),
              result_type: 1,
              need_photo: 1,
              risk_level: 1,
              dept_types: [],
              need_vault: false,
              need_self_service: false,
              sort: 100,
            }
      }
      toBody={(values) => ({ ...values, full_score: values.result_type === SCORE ? (values.full_score ?? 0) : 0 })}
      reload={row && (async () => valuesOf(await call('CheckItem/Get', { id: row.id })))}
      again={!row}
      onClose={onClose}
    >
      <ItemFields />
    </FormDrawer>
  )
}

function ItemFields() {
  const { t } = useTranslation()
  const kind = Form.useWatch('result_type')
  const register = Form.useWatch('known_by')
  const needed = [{ required: true }]
  return (
    <>
      <Form.Item name="scene" label={t('checkItems.field.scene')} rules={needed}>
        <DictSelect dict="check_scene" allowClear={false} />
      </Form.Item>
      <Form.Item
        name="item_code"
        label={t('checkItems.field.item_code')}
        rules={[{ required: true }, { pattern: /^[A-Za-z0-9-]{1,10}$/, message: t('checkItems.codeRule') }]}
      >
        <Input maxLength={10} />
      </Form.Item>
      <Form.Item name="content" label={t('checkItems.field.content')} className="ui-wide" rules={needed}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="standard" label={t('checkItems.field.standard')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
      <Form.Item name="category" label={t('checkItems.field.category')} rules={needed}>
        <DictSelect dict="check_category" allowClear={false} />
      </Form.Item>
      <Form.Item name="risk_level" label={t('checkItems.field.risk_level')} rules={needed}>
        <DictSelect dict="hazard_level" allowClear={false} />
      </Form.Item>
      <Form.Item name="result_type" label={t('checkItems.field.result_type')} rules={needed}>
        <DictSelect dict="result_type" allowClear={false} />
      </Form.Item>
      {kind === SCORE && (
        <Form.Item name="full_score" label={t('checkItems.field.full_score')} rules={needed}>
          <InputNumber min={0.1} max={9999} precision={1} />
        </Form.Item>
      )}
      {kind === NUMBER && (
        <>
          <Form.Item name="value_unit" label={t('checkItems.field.value_unit')} extra={t('checkItems.unitHint')}>
            <Input maxLength={10} />
          </Form.Item>
          <Form.Item name="min_value" label={t('checkItems.field.min_value')}>
            <InputNumber min={-9_999_999} max={9_999_999} precision={2} />
          </Form.Item>
          <Form.Item name="max_value" label={t('checkItems.field.max_value')}>
            <InputNumber min={-9_999_999} max={9_999_999} precision={2} />
          </Form.Item>
        </>
      )}
      <Form.Item name="known_by" label={t('checkItems.field.known_by')} extra={t('checkItems.knownHint')}>
        <DictSelect dict="check_register" placeholder={t('checkItems.noRegister')} />
      </Form.Item>
      {register === DEVICES && (
        <Form.Item name="known_devices" label={t('checkItems.field.known_devices')} rules={needed}>
          <DictSelect dict="device_type" multiple />
        </Form.Item>
      )}
      <Form.Item name="need_photo" label={t('checkItems.field.need_photo')} rules={needed}>
        <Select options={photoKinds.map((kind, value) => ({ value, label: t(`checkItems.needPhoto.${kind}`) }))} />
      </Form.Item>
      <Form.Item name="sort" label={t('checkItems.field.sort')} rules={needed}>
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      <Form.Item name="dept_types" label={t('checkItems.field.dept_types')}>
        <DictSelect dict="dept_type" multiple placeholder={t('checkItems.allTypes')} />
      </Form.Item>
      <Form.Item name="owner_dept_id" label={t('checkItems.field.owner_dept_id')}>
        <DeptTreeSelect placeholder={t('checkItems.wholeBank')} />
      </Form.Item>
      <Form.Item name="effective_begin" label={t('checkItems.field.effective_begin')}>
        <TimeInput />
      </Form.Item>
      <Form.Item name="effective_end" label={t('checkItems.field.effective_end')}>
        <TimeInput />
      </Form.Item>
      <Form.Item name="need_vault" valuePropName="checked">
        <Checkbox>{t('checkItems.field.need_vault')}</Checkbox>
      </Form.Item>
      <Form.Item name="need_self_service" valuePropName="checked">
        <Checkbox>{t('checkItems.field.need_self_service')}</Checkbox>
      </Form.Item>
    </>
  )
}
