import { useRead } from '@shouya/console/api/useRead.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Due, FormValues, GuardDetail } from './guardList.ts'

type Props = { row: GuardDetail | undefined; due: Due | undefined }

/** The guard, where they stand and the month: given, or chosen among those who are due. */
export default function GuardSubject({ row, due }: Props) {
  const { t } = useTranslation()
  const units = useUnits()
  const form = Form.useFormInstance<FormValues>()
  const period = Form.useWatch<string | undefined>('period_key', form) ?? ''
  const asks = !row && !due
  const { data } = useRead('GuardEvaluation/GetDueList', { period_key: period }, { enabled: asks && period !== '' })
  const given = row ?? due
  return (
    <>
      <Form.Item name="dept_id" hidden>
        <span />
      </Form.Item>
      <Form.Item name="period_key" label={t('guardEvaluation.field.period_key')}>
        <span>{period}</span>
      </Form.Item>
      {given ? (
        <Form.Item label={t('guardEvaluation.field.staff_name')}>
          {given.staff_name} <span className="ui-note">{given.dept_name}</span>
        </Form.Item>
      ) : (
        <Form.Item name="staff_id" label={t('guardEvaluation.field.staff_name')} rules={[{ required: true }]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={(data ?? [])
              .filter(({ id }) => id === null)
              .map(({ staff_id, staff_name, dept_id, dept_name }) => ({
                value: staff_id,
                label: units.several ? `${staff_name} ${dept_name}` : staff_name,
                dept_id,
              }))}
            onChange={(_, option) => {
              if (option && !Array.isArray(option)) form.setFieldValue('dept_id', option.dept_id)
            }}
          />
        </Form.Item>
      )}
    </>
  )
}
