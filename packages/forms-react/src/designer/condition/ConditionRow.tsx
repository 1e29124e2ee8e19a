import { DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useCondition, useConditionText } from './ConditionContext.ts'
import { ConditionValue } from './ConditionValue.tsx'
import type { Row } from './conditionRows.ts'
import { type Operator, wantsOf } from './operators.ts'

interface ConditionRowProps {
  readonly row: Row
  readonly missing: boolean
  readonly onChange: (row: Row) => void
  readonly onRemove: () => void
}

/** One row of a condition: subject, operator, value. */
export function ConditionRow({ row, missing, onChange, onRemove }: ConditionRowProps) {
  const t = useConditionText()
  const { subjects } = useCondition()
  const subject = subjects.find(({ key }) => key === row.subject)
  const options = [...Map.groupBy(subjects, ({ group }) => group)].map(([label, ofGroup]) => ({
    label,
    options: ofGroup.map((subject) => ({ value: subject.key, label: subject.label })),
  }))
  const choose = (key: string) => {
    const operator = subjects.find((subject) => subject.key === key)?.operators[0] ?? 'eq'
    onChange({ subject: key, operator, value: null })
  }
  // The value is kept if the next operator takes the same kind.
  const compare = (operator: Operator) =>
    onChange({ ...row, operator, value: wantsOf(operator) === wantsOf(row.operator) ? row.value : null })
  return (
    <div className="fc-row">
      <Select<string>
        aria-label={t('condition.subject')}
        className="fc-subject"
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'label' }}
        value={row.subject}
        options={options}
        onChange={choose}
      />
      <Button
        type="text"
        className="fc-remove"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={t('condition.removeRow')}
        onClick={onRemove}
      />
      {subject && (
        <div className="fc-compared">
          <Select<Operator>
            aria-label={t('condition.operator')}
            popupMatchSelectWidth={false}
            value={row.operator}
            options={subject.operators.map((name) => ({ value: name, label: t(`operator.${name}`) }))}
            onChange={compare}
          />
          {wantsOf(row.operator) !== 'nothing' && (
            <ConditionValue
              subject={subject}
              label={t('condition.value')}
              many={wantsOf(row.operator) === 'many'}
              value={row.value}
              missing={missing}
              onChange={(value) => onChange({ ...row, value })}
            />
          )}
        </div>
      )}
    </div>
  )
}
