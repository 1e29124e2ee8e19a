import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { Checkbox, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { KeyRow, KeyValues } from './keyList.ts'

const required = [{ required: true }]
const spare = 2
const held = 1
const sealed = 2

/** The fields of a key. Who holds it is entered once and then changes by handovers only. */
export default function KeyFields({ row }: { row: KeyRow | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<KeyValues>()
  const dept = Form.useWatch('dept_id', form)
  const copy = Form.useWatch('copy_type', form)
  const position = Form.useWatch('position', form)
  const hasPassword = Form.useWatch('has_password', form)
  const mayAsk = useMayCall()('RoomKey/GetPersonList')
  const { data: people } = useRead(
    'RoomKey/GetPersonList',
    { dept_id: dept ?? 0 },
    { enabled: mayAsk && dept !== undefined },
  )
  const { data: keys } = useRead(
    'KeyLedger/GetPageList',
    { dept_id: dept ?? 0, include_child: 0, pagesize: 200 },
    { enabled: dept !== undefined },
  )
  const pairs = keys?.rows.filter(
    (key) => key.id !== row?.id && (key.linked_key_id === null || key.id === row?.linked_key_id),
  )
  const needsSeal = copy === spare || position === sealed
  return (
    <>
      <Form.Item name="dept_id" label={t('daily.dept')} className="ui-wide" rules={required}>
        <DeptTreeSelect allowClear={false} disabled={row !== undefined} />
      </Form.Item>
      <Form.Item
        name="key_no"
        label={t('daily.field.key_no')}
        rules={[{ required: true, pattern: /^[A-Za-z0-9-]{1,20}$/, message: t('daily.keyNoRule') }]}
      >
        <Input maxLength={20} placeholder="YS-QW-01" />
      </Form.Item>
      <Form.Item name="key_name" label={t('daily.field.key_name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="key_type" label={t('daily.field.key_type')} rules={required}>
        <DictSelect dict="key_type" allowClear={false} />
      </Form.Item>
      <Form.Item name="copy_type" label={t('daily.field.copy_type')} rules={required}>
        <DictSelect dict="copy_type" allowClear={false} />
      </Form.Item>
      {!row && (
        <>
          <Form.Item name="position" label={t('daily.field.position')} rules={required}>
            <DictSelect
              dict="key_position"
              allowClear={false}
              refuse={(value) => (Number(value) > 3 ? t('daily.positionLater') : undefined)}
            />
          </Form.Item>
          <Form.Item
            name="holder_user_id"
            label={t('daily.field.holder_user_name')}
            rules={[{ required: position === held }]}
          >
            <PersonSelect people={people} />
          </Form.Item>
        </>
      )}
      <Form.Item name="seal_no" label={t('daily.field.seal_no')} rules={[{ required: needsSeal }]}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="seal_place" label={t('daily.field.seal_place')} rules={[{ required: needsSeal }]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="linked_key_id" label={t('daily.field.linked_key_no')} extra={t('daily.pairHint')}>
        <Select
          allowClear
          placeholder={t('ui.choose')}
          loading={keys === undefined}
          options={pairs?.map((key) => ({ value: key.id, label: `${key.key_name} ${key.key_no}` })) ?? []}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item
        name="has_password"
        valuePropName="checked"
        label={t('daily.field.has_password')}
        extra={t('daily.passwordHint')}
      >
        <Checkbox>{t('daily.hasPassword')}</Checkbox>
      </Form.Item>
      {hasPassword && (
        <>
          <Form.Item name="password_holder_user_id" label={t('daily.field.password_holder_user_name')}>
            <PersonSelect people={people} />
          </Form.Item>
          <Form.Item name="password_change_date" label={t('daily.field.password_change_date')}>
            <TimeInput disabledDate={isFuture} />
          </Form.Item>
        </>
      )}
      <Form.Item name="remark" label={t('daily.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
