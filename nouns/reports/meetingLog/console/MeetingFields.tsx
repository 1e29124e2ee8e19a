import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import FilesItem from '@shouya/console/noun/FilesItem.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { App, Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { examMode, meetingLog } from '../noun.ts'
import { LEAST_CONTENT, LEAST_PRESENT, leastMinutes, minutesBetween } from '../rules.ts'
import type { MeetingBody, MeetingValues } from './meetingList.ts'
import PeopleField from './PeopleField.tsx'
import TodosField from './TodosField.tsx'
import TrainingScores from './TrainingScores.tsx'

type Props = {
  isNew: boolean
  /** The form submits, so that nothing may be missing; a draft is kept by a button of its own. */
  submits: boolean
  bodyOf: (values: MeetingValues) => MeetingBody
  onSaved: () => void
}

/** The fields of a record, in the order in which a meeting goes. */
export default function MeetingFields({ isNew, submits, bodyOf, onSaved }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<MeetingValues>()
  // Preserved: a draft, and who records for one unit only, have no field of it.
  const dept = Form.useWatch<number | undefined>('dept_id', { form, preserve: true })
  const exam = Form.useWatch<number | undefined>('exam_mode', form)
  const unit = dept === undefined ? {} : { dept_id: dept }
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const { data: people } = useRead('MeetingLog/GetPersonList', unit)
  const { data: expected } = useRead('MeetingLog/GetExpectedList', unit)
  const keep = useAction('MeetingLog/Save', {})
  const keepDraft = async () => {
    await keep.mutateAsync(bodyOf(form.getFieldsValue(true) as MeetingValues))
    void message.success(t('meetingLog.draftSaved'))
    onSaved()
  }
  const longEnough = (_: unknown, end: string | undefined) => {
    const { begin_time, log_type } = form.getFieldsValue(true) as MeetingValues
    const least = leastMinutes(log_type)
    const isLong = !submits || !end || !begin_time || minutesBetween(begin_time, end) >= least
    return isLong ? Promise.resolve() : Promise.reject(new Error(t('meetingLog.refused.tooShort', { min: least })))
  }
  const enoughPresent = (_: unknown, lines: MeetingValues['people'] = []) => {
    const present = lines.filter(({ absent_reason }) => !absent_reason).length
    return !submits || present >= LEAST_PRESENT
      ? Promise.resolve()
      : Promise.reject(new Error(t('meetingLog.refused.present', { min: LEAST_PRESENT })))
  }
  return (
    <NounContext value={meetingLog}>
      {isNew && (depts?.length ?? 0) > 1 && <Field of="dept_name" className="ui-wide" />}
      <Field of="log_type" />
      <Field of="title" />
      <Field of="begin_time" />
      <Field of="end_time" dependencies={['begin_time', 'log_type']} rules={[{ validator: longEnough }]} />
      <Field of="place" />
      <Field of="host_user_name">
        <PersonSelect people={people} allowClear={false} />
      </Field>
      <Form.Item
        name="people"
        label={t('meetingLog.people.title')}
        className="ui-wide"
        required
        rules={[{ validator: enoughPresent }]}
      >
        <PeopleField expected={expected} people={people} />
      </Form.Item>
      <Field
        of="content"
        rules={
          submits ? [{ min: LEAST_CONTENT, message: t('meetingLog.refused.content', { min: LEAST_CONTENT }) }] : []
        }
      />
      <Field of="case_source" className="ui-wide" />
      <Field of="resolution" />
      <Form.Item label={t('meetingLog.todos.title')} className="ui-wide">
        <TodosField people={people} />
      </Form.Item>
      <TrainingScores />
      <Field of="exam_mode" />
      {exam !== undefined && exam !== examMode.none && <Field of="avg_score" required />}
      <Field of="photos" required={submits} />
      <FilesItem of="file_ids" folder="taskmeeting" />
      {submits && (
        <p className="ui-wide">
          <Button loading={keep.isPending} onClick={() => void keepDraft().catch(() => undefined)}>
            {t('meetingLog.saveDraft')}
          </Button>
        </p>
      )}
    </NounContext>
  )
}
