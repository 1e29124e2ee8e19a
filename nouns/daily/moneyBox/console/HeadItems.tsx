import { useRead } from '@shouya/console/api/useRead.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Head } from './moneyBoxList.ts'

type Props = { head: Head; onHead: (part: Partial<Head>) => void }

/** Type, unit and day of the handover: changing one of them resets the form. */
export default function HeadItems({ head, onHead }: Props) {
  const { t } = useTranslation()
  const kinds = useDict('handover_type').map(({ value, label }) => ({ value: Number(value), label }))
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  return (
    <>
      <Form.Item label={t('moneyBox.field.handover_type')} htmlFor="money_box_type">
        <Select
          id="money_box_type"
          options={kinds}
          showSearch={{ optionFilterProp: 'label' }}
          value={head.handover_type}
          onChange={(handover_type) => onHead({ handover_type })}
        />
      </Form.Item>
      <Form.Item label={t('moneyBox.field.biz_date')} htmlFor="money_box_day">
        <TimeInput
          id="money_box_day"
          allowClear={false}
          disabledDate={isFuture}
          value={head.biz_date}
          onChange={(day) => day && onHead({ biz_date: day })}
        />
      </Form.Item>
      {(depts?.length ?? 0) > 1 && (
        <Form.Item label={t('moneyBox.field.dept_name')} htmlFor="money_box_dept" className="ui-wide">
          <DeptTreeSelect
            id="money_box_dept"
            allowClear={false}
            value={head.dept_id}
            onChange={(dept_id) => onHead({ dept_id })}
          />
        </Form.Item>
      )}
    </>
  )
}
