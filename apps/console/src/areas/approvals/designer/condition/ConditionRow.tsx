import { DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../words/known.ts'
import ConditionValue from './ConditionValue.tsx'
import type { Row } from './conditionRows.ts'
import { type Operator, wantsOf } from './operators.ts'

type Props = { row: Row; missing: boolean; onChange: (row: Row) => void; onRemove: () => void }

const groups = ['fields', 'columns', 'initiator'] as const

/** One line of a condition: what, how, with what. */
export default function ConditionRow({ row, missing, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const { subjects } = useKnown()
  const subject = subjects.find(({ key }) => key === row.subject)
  const options = groups
    .map((group) => ({
      label: t(`flowDesign.condition.${group}`),
      options: subjects.filter((each) => each.group === group).map(({ key, label }) => ({ value: key, label })),
    }))
    .filter((each) => each.options.length > 0)
  const choose = (key: string) => {
    const operator = subjects.find((each) => each.key === key)?.operators[0] ?? 'eq'
    onChange({ subject: key, operator, value: null })
  }
  // What was entered stays where the next operator takes the same.
  const compare = (operator: Operator) =>
    onChange({ ...row, operator, value: wantsOf(operator) === wantsOf(row.operator) ? row.value : null })
  return (
    <div className="flow-row">
      <div className="flow-rule-head">
        <Select<string>
          aria-label={t('flowDesign.condition.subject')}
          className="flow-wide"
          popupMatchSelectWidth={false}
          showSearch={{ optionFilterProp: 'label' }}
          value={row.subject}
          options={options}
          onChange={choose}
        />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('flowDesign.condition.removeRow')}
          onClick={onRemove}
        />
      </div>
      {subject && (
        <div className="flow-row-value">
          <Select<Operator>
            aria-label={t('flowDesign.condition.operator')}
            popupMatchSelectWidth={false}
            value={row.operator}
            options={subject.operators.map((name) => ({ value: name, label: t(`flows.operator.${name}`) }))}
            onChange={compare}
          />
          {wantsOf(row.operator) !== 'nothing' && (
            <ConditionValue
              subject={subject}
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
