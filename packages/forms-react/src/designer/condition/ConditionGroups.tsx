import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Fragment } from 'react'
import { useCondition, useConditionText } from './ConditionContext.ts'
import { ConditionRow } from './ConditionRow.tsx'
import { type Groups, isWhole, type Row } from './conditionRows.ts'

interface ConditionGroupsProps {
  readonly groups: Groups
  readonly onChange: (groups: Groups) => void
}

/** Groups of rows: the condition holds when all rows of at least one group do. */
export function ConditionGroups({ groups, onChange }: ConditionGroupsProps) {
  const t = useConditionText()
  const { subjects } = useCondition()
  const [first] = subjects
  if (!first) return <p className="fc-note">{t('condition.noFields')}</p>
  const newRow: Row = { subject: first.key, operator: first.operators[0] ?? 'eq', value: null }
  return (
    <>
      {groups.map((rows, groupIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <Fragment key={groupIndex}>
          {groupIndex > 0 && <div className="fc-or">{t('condition.or')}</div>}
          <fieldset className="fc-rows">
            <legend>{t('condition.all', { no: groupIndex + 1 })}</legend>
            {rows.map((row, rowIndex) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                key={rowIndex}
                row={row}
                missing={!isWhole(row)}
                onChange={(next) => onChange(groups.with(groupIndex, rows.with(rowIndex, next)))}
                onRemove={() => onChange(groups.with(groupIndex, rows.toSpliced(rowIndex, 1)))}
              />
            ))}
            <Button
              size="small"
              type="text"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => onChange(groups.with(groupIndex, [...rows, newRow]))}
            >
              {t('condition.addRow')}
            </Button>
          </fieldset>
        </Fragment>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => onChange([...groups, [newRow]])}
      >
        {t(groups.length === 0 ? 'condition.add' : 'condition.addGroup')}
      </Button>
    </>
  )
}
