import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import DictText from './DictText.tsx'
import PhotoView from './PhotoView.tsx'
import { minute } from './text.ts'

type Step = {
  action: string
  from_status: number | null
  to_status: number
  /** Null: the system. */
  user_name: string | null
  note: string | null
  file_ids?: readonly number[]
  create_time: string
}

type Props = {
  /** The first first. */
  steps: readonly Step[]
  stepText: (action: string) => string
  /** Dictionary of the states. */
  dict: string
  /** Colors of the marks, by action: what went on, what came back; the others are blue. */
  colors: Readonly<Record<string, string>>
}

/** Who did what with a record, the last first, and the state that it came to. */
export default function StepTimeline({ steps, stepText, dict, colors }: Props) {
  const { t } = useTranslation()
  return (
    <Timeline
      items={steps.toReversed().map((step, at) => ({
        key: at,
        color: colors[step.action] ?? 'blue',
        content: (
          <>
            <div>
              <strong>{stepText(step.action)}</strong>{' '}
              {step.from_status !== step.to_status && <DictText dict={dict} value={step.to_status} />}
            </div>
            <div className="ui-note">
              {minute(step.create_time)} {step.user_name ?? t('ui.system')}
            </div>
            {step.note && <div>{step.note}</div>}
            {step.file_ids && step.file_ids.length > 0 && <PhotoView ids={step.file_ids} />}
          </>
        ),
      }))}
    />
  )
}
