import Details from '@shouya/console/ui/Details.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAJOR, type Move, movePath, type RectifyRow } from './rectifyList.ts'

const MOST_PHOTOS = 9

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
      path={movePath[move] as 'Rectification/Review'}
      title={`${t(`rectify.move.${move}`)} · ${row.bill_no}`}
      initial={{ result_photos: [] }}
      toBody={(values) => ({ id, version, ...bodyOf(move, values) }) as never}
      okText={t(`rectify.move.${move}`)}
      refreshes={['SecurityCheck', 'Remind']}
      small
      onClose={onClose}
    >
      <div className="ui-wide">
        <Details
          items={[
            { label: t('rectify.field.problem_desc'), value: row.problem_desc, wide: true },
            { label: t('rectify.field.deadline'), value: row.deadline },
            { label: t('rectify.field.duty_user_name'), value: row.duty_user_name },
          ]}
        />
      </div>
      <MoveFields move={move} major={row.hazard_level === MAJOR} />
    </FormDrawer>
  )
}

function MoveFields({ move, major }: { move: Props['move']; major: boolean }) {
  const { t } = useTranslation()
  const passed = Form.useWatch<boolean>('passed')
  const reason = <ReasonItem label={t('rectify.reason')} />
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
          <Form.Item name="temp_measure" label={t('rectify.field.temp_measure')} className="ui-wide">
            <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
          </Form.Item>
        )
      )
    case 'submit':
      return (
        <>
          <Form.Item
            name="measure"
            label={t('rectify.field.measure')}
            className="ui-wide"
            rules={[{ required: true, min: 5, max: 1000, whitespace: true }]}
          >
            <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 3 }} />
          </Form.Item>
          <Form.Item
            name="result_photos"
            label={t('rectify.field.result_photos')}
            className="ui-wide"
            rules={[
              {
                required: true,
                type: 'array',
                min: 1,
                message: t('common.required', { field: t('rectify.field.result_photos') }),
              },
            ]}
          >
            <PhotoField label={t('rectify.field.result_photos')} max={MOST_PHOTOS} />
          </Form.Item>
        </>
      )
    case 'review':
      return (
        <>
          {choice('passed', t('rectify.move.review'), t('rectify.passed'), t('rectify.refused'))}
          {opinion(t('rectify.field.opinion'), passed === false)}
        </>
      )
    case 'delay':
      return (
        <>
          <Form.Item name="deadline" label={t('rectify.newDeadline')} className="ui-wide" rules={[{ required: true }]}>
            <TimeInput />
          </Form.Item>
          {reason}
        </>
      )
    case 'decideDelay':
      return (
        <>
          {choice('granted', t('rectify.move.decideDelay'), t('rectify.granted'), t('rectify.notGranted'))}
          {opinion(t('rectify.field.decision'), false)}
        </>
      )
    case 'cancel':
      return reason
  }
}
