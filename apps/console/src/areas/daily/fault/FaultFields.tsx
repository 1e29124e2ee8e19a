import { App, Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useRead } from '../../../api/useRead.ts'
import DeptTreeSelect from '../../../ui/DeptTreeSelect.tsx'
import DictSelect from '../../../ui/DictSelect.tsx'
import PhotoField from '../../../ui/PhotoField.tsx'
import TimeInput from '../../../ui/TimeInput.tsx'
import { isFuture } from '../../../ui/text.ts'
import EntryStart from '../entry/EntryStart.tsx'
import { type FaultValues, modeKey, modes, SECURITY } from './faultList.ts'

const MOST_PHOTOS = 9
/** What is said again of another fault. */
const kept = [
  ...['device_type', 'fault_type', 'device_name', 'location', 'fault_desc'],
  ...['impact', 'urgency', 'temp_measure', 'handle_mode'],
]

/** The fields of a fault in the order in which somebody before the device sees them. */
export default function FaultFields({ isNew, now }: { isNew: boolean; now: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<FaultValues>()
  const impact = Form.useWatch<number>('impact', form)
  const time = Form.useWatch<string | undefined>('fault_time', form)
  const dept = Form.useWatch<number | undefined>('dept_id', form)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const several = (depts?.length ?? 0) > 1
  const late = isNew && time !== undefined && time !== null && time.slice(0, 10) < now.slice(0, 10)
  const needed = [{ required: true }]

  const copyLast = async () => {
    const last = await call('FaultRepair/GetLast', several && dept ? { dept_id: dept } : {})
    if (!last) return void message.info(t('ui.noLast'))
    const { bill_no, ...content } = last
    form.setFieldsValue(content as Partial<FaultValues>)
    void message.info(t('faults.copied', { bill: bill_no }))
  }
  return (
    <>
      {isNew && (
        <EntryStart
          register="FaultRepair"
          keeps={kept}
          fill={(values) => form.setFieldsValue(values as Partial<FaultValues>)}
          copyLast={copyLast}
        />
      )}
      {isNew && several && (
        <Form.Item name="dept_id" label={t('faults.field.dept_name')} className="ui-wide" rules={needed}>
          <DeptTreeSelect allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="device_type" label={t('faults.field.device_type')} rules={needed}>
        <DictSelect dict="device_type" allowClear={false} />
      </Form.Item>
      <Form.Item name="fault_type" label={t('faults.field.fault_type')} rules={needed}>
        <DictSelect dict="fault_type" allowClear={false} />
      </Form.Item>
      <Form.Item name="device_name" label={t('faults.field.device_name')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="location" label={t('faults.field.location')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="fault_desc"
        label={t('faults.field.fault_desc')}
        className="ui-wide"
        rules={[{ required: true, min: 5, max: 500, whitespace: true }]}
      >
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2 }} />
      </Form.Item>
      <Form.Item name="photos" label={t('faults.photos')} className="ui-wide">
        <PhotoField label={t('faults.photos')} max={MOST_PHOTOS} />
      </Form.Item>
      <Form.Item name="impact" label={t('faults.field.impact')} rules={needed}>
        <DictSelect dict="impact_level" allowClear={false} />
      </Form.Item>
      <Form.Item name="urgency" label={t('faults.field.urgency')} rules={needed}>
        <DictSelect dict="urgency" allowClear={false} />
      </Form.Item>
      <Form.Item
        name="temp_measure"
        label={t('faults.field.temp_measure')}
        className="ui-wide"
        extra={impact >= SECURITY ? t('faults.measureHint') : undefined}
        rules={[{ required: impact >= SECURITY, whitespace: true }]}
      >
        <Input.TextArea maxLength={500} autoSize={{ minRows: 1 }} />
      </Form.Item>
      <Form.Item name="handle_mode" label={t('faults.field.handle_mode')} className="ui-wide">
        <Radio.Group optionType="button" options={modes.map((value) => ({ value, label: t(modeKey(value)) }))} />
      </Form.Item>
      {isNew && (
        <Form.Item name="fault_time" label={t('faults.field.fault_time')} rules={needed}>
          <TimeInput time allowClear={false} disabledDate={isFuture} />
        </Form.Item>
      )}
      {late && (
        <Form.Item name="backfill_reason" label={t('faults.field.backfill_reason')} className="ui-wide" rules={needed}>
          <Input maxLength={200} />
        </Form.Item>
      )}
    </>
  )
}
