import Facts from '@shouya/console/noun/Facts.tsx'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAJOR, rectification } from '../noun.ts'
import type { Move, RectifyDetail, RectifyRow } from './rectifyList.ts'

const { temp_measure, measure } = rectification.fields

type Props = {
  row: RectifyRow & Partial<Pick<RectifyDetail, 'measure' | 'result_photos'>>
  move: Exclude<Move, 'edit'>
  onClose: () => void
}

/** What a repair order has said of it is where the result begins. */
const submitted = ({ measure: said, result_photos = [] }: Props['row']) => ({
  measure: said ?? undefined,
  result_photos,
})

/** The form of a rectification's next step: start, submit, review, delay, cancel. */
export default function RectifyMove({ row, move, onClose }: Props) {
  return (
    <MoveForm
      of={rectification}
      row={row}
      move={move}
      initial={move === 'submit' ? submitted(row) : {}}
      refreshes={['SecurityCheck', 'Remind']}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts of={rectification} row={row} show={['problem_desc', 'deadline', 'duty_user_name']} />
      </div>
      <MoveFields move={move} major={row.hazard_level === MAJOR} />
    </MoveForm>
  )
}

function MoveFields({ move, major }: { move: Props['move']; major: boolean }) {
  const { t } = useTranslation()
  const passed = Form.useWatch<boolean>('passed')
  const reason = <ReasonItem label={t('rectification.reason')} />
  const choice = (name: 'passed' | 'granted', label: string, yes: string, no: string) => (
    <Form.Item name={name} label={label} className="ui-wide" rules={[{ required: true }]}>
      <Verdict
        label={label}
        options={[
          { value: true, label: yes },
          { value: false, label: no, bad: true },
        ]}
      />
    </Form.Item>
  )
  const opinion = (label: string, required: boolean) => (
    <Form.Item name="opinion" label={label} className="ui-wide" rules={[{ required, whitespace: required }]}>
      <Input.TextArea maxLength={200} autoSize={{ minRows: 2 }} />
    </Form.Item>
  )
  switch (move) {
    case 'start':
      return (
        major && (
          <Field of="temp_measure" className="ui-wide">
            <Input.TextArea maxLength={temp_measure.max} autoSize={{ minRows: 2 }} />
          </Field>
        )
      )
    case 'submit':
      return (
        <>
          <Field of="measure" required>
            <Input.TextArea maxLength={measure.max} showCount autoSize={{ minRows: 3 }} />
          </Field>
          <Field of="result_photos" required />
        </>
      )
    case 'review':
      return (
        <>
          {choice('passed', t('rectification.move.review'), t('rectification.passed'), t('rectification.notPassed'))}
          {opinion(t('rectification.opinion'), passed === false)}
        </>
      )
    case 'delay':
      return (
        <>
          <Form.Item
            name="deadline"
            label={t('rectification.newDeadline')}
            className="ui-wide"
            rules={[{ required: true }]}
          >
            <TimeInput />
          </Form.Item>
          {reason}
        </>
      )
    case 'decideDelay':
      return (
        <>
          {choice(
            'granted',
            t('rectification.move.decideDelay'),
            t('rectification.granted'),
            t('rectification.notGranted'),
          )}
          {opinion(t('rectification.decision'), false)}
        </>
      )
    case 'cancel':
      return reason
  }
}
