import { useRead } from '@shouya/console/api/useRead.ts'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { performanceEvaluation } from '../noun.ts'
import { LEAST_PUBLICITY, MOST_ADJUST } from '../rules.ts'
import PerformanceFacts from './PerformanceFacts.tsx'
import type { Move } from './performanceList.ts'

type Props = { id: number; move: Exclude<Move, 'edit' | 'submit' | 'calc'>; onClose: () => void }

const { fields } = performanceEvaluation

/** Signing, auditing, appealing, reviewing, taking effect, archiving: with the record before one's eyes. */
export default function PerformanceMove({ id, move, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(performanceEvaluation)
  const { data: row } = useRead('PerformanceEvaluation/Get', { id }, { once: true })
  if (!row) return null
  const signs = move === 'sign' || move === 'acknowledge'
  const text = (name: 'audit_opinion' | 'appeal' | 'review', min: number) => (
    <Form.Item
      name={name}
      label={label(name)}
      className="ui-wide"
      rules={[{ required: min > 0, min, max: fields[name].max, whitespace: min > 0 }]}
    >
      <Input.TextArea maxLength={fields[name].max} autoSize={{ minRows: 2 }} />
    </Form.Item>
  )
  return (
    <MoveForm
      of={performanceEvaluation}
      row={row}
      move={move}
      small={false}
      initial={move === 'pass' ? { publicity_days: LEAST_PUBLICITY } : {}}
      refreshes={['Remind', 'TaskAssignment']}
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t(`performanceEvaluation.says.${move}`)}</p>
      <div className="ui-wide">
        <PerformanceFacts row={row} />
      </div>
      {move === 'pass' && (
        <>
          {text('audit_opinion', 0)}
          <Form.Item
            name="publicity_days"
            label={t('performanceEvaluation.publicityDays')}
            rules={[{ required: true, type: 'number', min: LEAST_PUBLICITY, max: 30 }]}
          >
            <InputNumber min={LEAST_PUBLICITY} max={30} precision={0} />
          </Form.Item>
        </>
      )}
      {move === 'reject' && text('audit_opinion', 5)}
      {move === 'appeal' && text('appeal', fields.appeal.min)}
      {move === 'review' && (
        <>
          {text('review', fields.review.min)}
          <Form.Item name="adjust" label={t('performanceEvaluation.newAdjust')}>
            <InputNumber min={-MOST_ADJUST} max={MOST_ADJUST} step={0.5} precision={1} />
          </Form.Item>
        </>
      )}
      {signs && <SignItem label={t('performanceEvaluation.mySign')} />}
    </MoveForm>
  )
}
