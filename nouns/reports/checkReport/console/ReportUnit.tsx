import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import { Form } from 'antd'
import type { ReportNoun } from '../fields.ts'

type Props = { noun: ReportNoun; value?: number | undefined; onDept: (deptId: number) => void }

/** The unit that a new report is about. */
export default function ReportUnit({ noun, value, onDept }: Props) {
  const { label } = useNounWords(noun)
  return (
    <Form.Item label={label('dept_name')} htmlFor="report_dept" layout="vertical">
      <DeptTreeSelect
        id="report_dept"
        allowClear={false}
        {...(value !== undefined && { value })}
        onChange={(next) => next && onDept(next)}
      />
    </Form.Item>
  )
}
