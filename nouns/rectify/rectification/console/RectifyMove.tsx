import Facts from '@shouya/console/noun/Facts.tsx'
import Field from '@shouya/console/noun/Field.tsx'
import { movePath } from '@shouya/console/noun/movePath.ts'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAJOR, rectification } from '../noun.ts'
import type { Move, RectifyRow } from './rectifyList.ts'

const { temp_measure, measure } = rectification.fields

type Props = { row: RectifyRow; move: Exclude<Move, 'edit'>; onClose: () => void }
type Values = {
  temp_measure?: string
  measure: string
  result_photos: number[]
  passed: boolean
  opinion?: string
  deadline: string
  granted: boolean
  reason: string
}

/** What each step sends beside the row as it was seen. */
function bodyOf(move: Props['move'], values: Values): object {
  const opinion = values.opinion || null
  switch (move) {
    case 'start':
      return { temp_measure: values.temp_measure || null }
    case 'submit':
      return { measure: values.measure, result_photos: values.result_photos }
    case 'review':
      return { passed: values.passed, opinion }
    case 'delay':
      return { deadline: values.deadline, reason: values.reason }
    case 'decideDelay':
      return { granted: values.granted, opinion }
    case 'cancel':
      return { reason: values.reason }
  }
}

/** The next step of a rectification: begin, hand in, review, more time, cancel. */
export default function RectifyMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  return (
    <FormDrawer<'Rectification/Review', Values>
      // The steps have bodies of their own; each is made by `bodyOf` for its action.
      path={movePath(rectification, move) as 'Rectification/Review'}
      title={`${t(`rectification.move.${move}`)} · ${row.bill_no}`}
      initial={{ result_photos: [] }}
      toBody={(values) => ({ id, version, ...bodyOf(move, values) }) as never}
      okText={t(`rectification.move.${move}`)}
      refreshes={['SecurityCheck', 'Remind']}
      small
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts of={rectification} row={row} show={['problem_desc', 'deadline', 'duty_user_name']} />
      </div>
      <NounContext value={rectification}>
        <MoveFields move={move} major={row.hazard_level === MAJOR} />
      </NounContext>
    </FormDrawer>
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
