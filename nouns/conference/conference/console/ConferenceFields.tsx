import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import FilesItem from '@shouya/console/noun/FilesItem.tsx'
import PersonSearch, { type KnownPerson } from '@shouya/console/ui/PersonSearch.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { Alert, Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { placeOf, timesIssue } from '../rules.ts'
import Conflicts from './Conflicts.tsx'
import type { ConferenceDetail, ConferenceValues } from './conferenceList.ts'
import PeopleField from './PeopleField.tsx'

type Props = { row: ConferenceDetail | undefined; known: readonly KnownPerson[] }

/** The fields of a meeting, with what stands against its time. */
export default function ConferenceFields({ row, known }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<ConferenceValues>()
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const type = Form.useWatch<number | undefined>('meeting_type', form)
  const needSign = Form.useWatch<boolean | undefined>('need_sign', form)
  const place = type === undefined ? undefined : placeOf(type)
  const inTime = (_: unknown, end_time: string | undefined) => {
    const { begin_time } = form.getFieldsValue(true) as ConferenceValues
    const issue = begin_time && end_time ? timesIssue({ begin_time, end_time }) : undefined
    return issue ? Promise.reject(new Error(t(`conference.refused.${issue}`))) : Promise.resolve()
  }
  return (
    <>
      {row && row.publish_time !== null && (
        <Alert type="warning" showIcon className="ui-wide ui-hint" title={t('conference.editHint')} />
      )}
      <Field of="title" className="ui-wide" />
      <Field of="meeting_type" />
      {!row && (depts?.length ?? 0) > 1 && <Field of="dept_name" />}
      <Field of="begin_time">
        <TimeInput time allowClear={false} />
      </Field>
      <Field of="end_time" dependencies={['begin_time']} rules={[{ validator: inTime }]}>
        <TimeInput time allowClear={false} />
      </Field>
      <Field of="room" required={place === 'room'} />
      <Field of="link" required={place === 'link'} />
      <Field of="organizer_user_name">
        <PersonSearch of="copy" known={known} allowClear={false} />
      </Field>
      <Field of="host_user_name">
        <PersonSearch of="copy" known={known} allowClear={false} />
      </Field>
      <Field of="recorder_user_name">
        <PersonSearch of="copy" known={known} allowClear={false} />
      </Field>
      <Form.Item name="people" label={t('conference.people.title')} className="ui-wide">
        <PeopleField />
      </Form.Item>
      <Conflicts id={row?.id} />
      <Field of="agenda" />
      <FilesItem of="file_ids" folder="taskmeeting" />
      <Field of="need_sign" className="ui-wide">
        <Checkbox>{t('conference.needSign')}</Checkbox>
      </Field>
      {needSign && (
        <>
          <Field of="sign_mode" />
          <Field of="sign_open_before" />
        </>
      )}
    </>
  )
}
