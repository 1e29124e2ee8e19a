import CompanySelect from '@shouya/console/ui/CompanySelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { cashTrucks } from './carList.ts'

const MOST_PHOTOS = 3
const required = [{ required: true }]
const plate = /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-HJ-NP-Z0-9]{5,6}$/
const frame = /^[A-HJ-NPR-Z0-9]{17}$/

/** The fields of a vehicle; `kept`: its company stays (domain 3.2). */
export default function CarFields({ kept }: { kept: boolean }) {
  const { t } = useTranslation()
  const type = Form.useWatch<number | undefined>('car_type')
  const photos = t('escort.photos')
  const text = (name: string, most: number, needed = false) => (
    <Form.Item
      name={name}
      label={t(`escort.car.field.${name}` as 'escort.car.field.plate_no')}
      rules={[{ required: needed, whitespace: needed }]}
    >
      <Input maxLength={most} />
    </Form.Item>
  )
  return (
    <>
      <Form.Item
        name="escort_company_id"
        label={t('escort.car.field.company_name')}
        className="ui-wide"
        rules={required}
      >
        <CompanySelect working disabled={kept} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="plate_no"
        label={t('escort.car.field.plate_no')}
        normalize={(value: string) => value.toUpperCase()}
        rules={[{ required: true, pattern: plate, message: t('escort.car.plateRule') }]}
      >
        <Input maxLength={10} placeholder={t('escort.car.plateHint')} />
      </Form.Item>
      {text('car_seq', 20, true)}
      <Form.Item name="car_type" label={t('escort.car.field.car_type')} rules={required}>
        <DictSelect dict="car_type" allowClear={false} />
      </Form.Item>
      {text('protect_standard', 50, cashTrucks.includes(type ?? 0))}
      <Form.Item name="inspect_end" label={t('escort.car.field.inspect_end')} rules={required}>
        <TimeInput />
      </Form.Item>
      <Form.Item name="insure_end" label={t('escort.car.field.insure_end')} rules={required}>
        <TimeInput />
      </Form.Item>
      {text('brand_model', 50)}
      <Form.Item
        name="frame_no"
        label={t('escort.car.field.frame_no')}
        normalize={(value: string) => value.toUpperCase()}
        rules={[{ required: true, pattern: frame, message: t('escort.car.frameRule') }]}
      >
        <Input maxLength={17} />
      </Form.Item>
      {text('engine_no', 30)}
      {text('gps_no', 50)}
      {text('video_no', 50)}
      {text('rfid', 50)}
      <Form.Item name="use_date" label={t('escort.car.field.use_date')}>
        <TimeInput />
      </Form.Item>
      <Form.Item
        name="photo_file_ids"
        label={photos}
        className="ui-wide"
        extra={t('escort.car.photoHint')}
        rules={[{ required: true, type: 'array', min: 1, message: t('common.required', { field: photos }) }]}
      >
        <PhotoField label={photos} max={MOST_PHOTOS} folder="escort" />
      </Form.Item>
      <Form.Item name="remark" label={t('escort.car.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
