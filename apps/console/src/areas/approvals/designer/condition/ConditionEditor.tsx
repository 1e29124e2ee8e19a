import { PlusOutlined } from '@ant-design/icons'
import type { Expression } from '@shouya/forms/expression'
import { Alert, Button } from 'antd'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnown } from '../words/known.ts'
import { useExpressionWords } from '../words/useExpressionWords.ts'
import ConditionRow from './ConditionRow.tsx'
import { expressionOf, type Groups, groupsOf, isWhole, type Row } from './conditionRows.ts'

type Props = { value: Expression | undefined; onChange: (value: Expression | undefined) => void }

/**
 * A condition as groups of rows: any group of which all rows hold. What it cannot show is shown as a sentence and stays
 * as it is until somebody begins anew.
 */
export default function ConditionEditor({ value, onChange }: Props) {
  const { t } = useTranslation()
  const { subjects } = useKnown()
  const expressionWords = useExpressionWords()
  // Rows that are not whole yet are not in the expression, so they are kept here as long as it is the one that we wrote.
  const [entered, setEntered] = useState<{ of: Expression | undefined; groups: Groups }>()
  const groups = entered && entered.of === value ? entered.groups : value === undefined ? [] : groupsOf(value, subjects)

  if (!groups)
    return (
      <>
        <Alert type="info" title={t('flowDesign.condition.other')} description={value && expressionWords(value)} />
        <Button block onClick={() => onChange(undefined)}>
          {t('flowDesign.condition.anew')}
        </Button>
      </>
    )

  const [first] = subjects
  const newRow = (): Row[] => (first ? [{ subject: first.key, operator: first.operators[0] ?? 'eq', value: null }] : [])
  const write = (next: Groups) => {
    const kept = next.filter((rows) => rows.length > 0)
    const expression = expressionOf(kept, subjects)
    // The same words are the same expression: nothing is to be undone then.
    const same = JSON.stringify(expression) === JSON.stringify(value)
    setEntered({ of: same ? value : expression, groups: kept })
    if (!same) onChange(expression)
  }
  return (
    <>
      {groups.map((rows, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <Fragment key={at}>
          {at > 0 && <div className="flow-or">{t('flowDesign.condition.or')}</div>}
          <fieldset className="flow-rows">
            <legend>{t('flowDesign.condition.all', { no: at + 1 })}</legend>
            {rows.map((row, no) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                key={no}
                row={row}
                missing={!isWhole(row)}
                onChange={(next) => write(groups.with(at, rows.with(no, next)))}
                onRemove={() => write(groups.with(at, rows.toSpliced(no, 1)))}
              />
            ))}
            <Button
              size="small"
              type="text"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => write(groups.with(at, [...rows, ...newRow()]))}
            >
              {t('flowDesign.condition.addRow')}
            </Button>
          </fieldset>
        </Fragment>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => write([...groups, newRow()])}
      >
        {groups.length === 0 ? t('flowDesign.condition.add') : t('flowDesign.condition.addGroup')}
      </Button>
    </>
  )
}
