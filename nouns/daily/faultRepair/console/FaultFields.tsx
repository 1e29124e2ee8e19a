import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { fieldsWith } from '@shouya/noun/noun'
import { App, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import { isBackfill } from '../../console/entry/isBackfill.ts'
import { faultRepair, SECURITY } from '../noun.ts'
import DeviceField from './DeviceField.tsx'
import type { FaultValues } from './faultList.ts'

/** The fields of a fault, in the order in which they are observed at the device. */
export default function FaultFields({ isNew, now }: { isNew: boolean; now: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<FaultValues>()
  const impact = Form.useWatch<number>('impact', form)
  const time = Form.useWatch<string | undefined>('fault_time', form)
  const dept = Form.useWatch<number | undefined>('dept_id', form)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const several = (depts?.length ?? 0) > 1
  const late = isNew && isBackfill(time, now)

  const copyLast = async () => {
    const last = await call('FaultRepair/GetLast', several && dept ? { dept_id: dept } : {})
    if (!last) return void message.info(t('ui.noLast'))
    const { bill_no, ...content } = last
    form.setFieldsValue(content as Partial<FaultValues>)
    void message.info(t('faultRepair.copied', { bill: bill_no }))
  }
  return (
    <NounContext value={faultRepair}>
      {isNew && (
        <EntryStart
          register="FaultRepair"
          keeps={fieldsWith(faultRepair, 'kept')}
          fill={(values) => form.setFieldsValue(values as Partial<FaultValues>)}
          copyLast={copyLast}
        />
      )}
      {isNew && several && <Field of="dept_name" className="ui-wide" />}
      <DeviceField />
      <Field of="device_type" />
      <Field of="fault_type" />
      <Field of="device_name" />
      <Field of="location" />
      <Field of="fault_desc" />
      <Field of="photos" />
      <Field of="impact" />
      <Field of="urgency" />
      <Field
        of="temp_measure"
        lines={1}
        required={impact >= SECURITY}
        extra={impact >= SECURITY ? t('faultRepair.measureHint') : undefined}
      />
      <Field of="handle_mode" />
      {isNew && <Field of="fault_time" />}
      {late && <Field of="backfill_reason" className="ui-wide" required />}
    </NounContext>
  )
}
