import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { LEAST_PHOTOS } from '../rules.ts'
import type { DrillDetail, HappenedValues } from './drillList.ts'
import ParticipantsField from './ParticipantsField.tsx'
import StepsField from './StepsField.tsx'

/** What happened, in the order in which a drill goes; `submits`: nothing may be missing. */
export default function HappenedFields({ row, submits }: { row: DrillDetail; submits: boolean }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<HappenedValues>()
  const { data: people } = useRead('DrillRecord/GetPersonList', { dept_id: row.dept_id })
  const afterBegin = (_: unknown, end: string | undefined) => {
    const begin = form.getFieldValue('begin_time') as string | undefined
    return !end || !begin || end > begin
      ? Promise.resolve()
      : Promise.reject(new Error(t('drillRecord.refused.endFirst')))
  }
  const enoughPhotos = (_: unknown, ids: number[] = []) =>
    !submits || ids.length >= LEAST_PHOTOS
      ? Promise.resolve()
      : Promise.reject(new Error(t('drillRecord.refused.photos', { min: LEAST_PHOTOS })))
  return (
    <>
      <Field of="begin_time" />
      <Field of="end_time" dependencies={['begin_time']} rules={[{ validator: afterBegin }]} />
      <Field of="place" />
      <Field of="commander_user_name">
        <PersonSelect people={people} allowClear={false} />
      </Field>
      <Form.Item label={t('drillRecord.participants.title')} className="ui-wide" required={submits}>
        <ParticipantsField own={people?.filter(({ dept_name }) => dept_name === row.dept_name)} submits={submits} />
      </Form.Item>
      <Field of="joint_units" />
      <Field of="scene_desc" required={submits} />
      <Form.Item label={t('drillRecord.steps.title')} className="ui-wide">
        <StepsField />
      </Form.Item>
      <Field of="response_seconds" />
      <Field of="evac_seconds" />
      <Field of="report_to_monitor" className="ui-wide" />
      <Field of="problems" required={submits} />
      <Field of="improvement" required={submits} />
      <Field of="photos" required={submits} rules={[{ validator: enoughPhotos }]} />
    </>
  )
}
