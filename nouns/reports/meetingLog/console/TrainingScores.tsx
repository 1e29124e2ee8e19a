import { useRead } from '@shouya/console/api/useRead.ts'
import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { examMode, meetingType } from '../noun.ts'
import type { MeetingValues } from './meetingList.ts'

/** What the unit's people have scored this month in documents that end with questions: it counts as the exam of a training. */
export default function TrainingScores() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<MeetingValues>()
  const dept = Form.useWatch<number | undefined>('dept_id', { form, preserve: true })
  const type = Form.useWatch<number | undefined>('log_type', form)
  const begin = Form.useWatch<string | undefined>('begin_time', form)
  const isTraining = type === meetingType.training && !!begin
  const asked = { period_key: begin?.slice(0, 7) ?? '2000-01', ...(dept !== undefined && { dept_id: dept }) }
  const { data } = useRead('MeetingLog/GetTrainingScores', asked, { enabled: isTraining })
  if (!isTraining || !data || data.length === 0) return null
  return (
    <Form.Item label={t('meetingLog.scores.title')} className="ui-wide" extra={t('meetingLog.scores.hint')}>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {data.map(({ id, title, people, avg_score }) => (
          <li key={id}>
            {t('meetingLog.scores.line', { title, people, score: avg_score })}{' '}
            <Button
              type="link"
              size="small"
              onClick={() => form.setFieldsValue({ exam_mode: examMode.written, avg_score })}
            >
              {t('meetingLog.scores.take')}
            </Button>
          </li>
        ))}
      </ul>
    </Form.Item>
  )
}
