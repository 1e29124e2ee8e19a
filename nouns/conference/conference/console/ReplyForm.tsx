import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Details from '@shouya/console/ui/Details.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { minute, shortEnd } from '@shouya/console/ui/text.ts'
import { Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { conference, invitation, reply } from '../noun.ts'
import type { ConferenceRow } from './conferenceList.ts'

type Values = Omit<BodyOf<'Conference/Reply'>, 'id'>

const answers = [reply.attends, reply.absent, reply.delegates] as const

/** The caller says whether they come, why not, or who comes in their place. */
export default function ReplyForm({ row, onClose }: { row: ConferenceRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Conference/Reply', Values>
      path="Conference/Reply"
      title={`${t('conference.move.reply')} · ${row.title}`}
      initial={{}}
      toBody={({ reply: said, absent_reason, delegate_user_id }) => ({
        ...{ id: row.id, reply: said },
        ...(said === reply.absent && { absent_reason: absent_reason ?? null }),
        ...(said === reply.delegates && { delegate_user_id: delegate_user_id ?? null }),
      })}
      said={() => t('conference.answer.saved')}
      okText={t('conference.move.reply')}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <ReplyFields row={row} />
    </FormDrawer>
  )
}

function ReplyFields({ row }: { row: ConferenceRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(conference)
  const { choice } = useNounWords(invitation)
  const said = Form.useWatch<number | undefined>('reply', Form.useFormInstance())
  const { data: colleagues } = useRead('Conference/GetDelegateList', {}, { enabled: said === reply.delegates })
  return (
    <>
      <div className="ui-wide">
        <Details
          items={[
            {
              label: t('conference.stands.time'),
              value: `${minute(row.begin_time)} – ${shortEnd(row.begin_time, row.end_time)}`,
            },
            { label: label('room'), value: row.room },
            { label: label('organizer_user_name'), value: row.organizer_user_name },
          ]}
        />
      </div>
      <Form.Item name="reply" label={t('conference.answer.question')} className="ui-wide" rules={[{ required: true }]}>
        <Radio.Group optionType="button" options={answers.map((value) => ({ value, label: choice('reply', value) }))} />
      </Form.Item>
      {said === reply.absent && (
        <Form.Item
          name="absent_reason"
          label={t('conference.people.field.absent_reason')}
          className="ui-wide"
          rules={[{ required: true, min: invitation.fields.absent_reason.min, whitespace: true }]}
        >
          <Input.TextArea maxLength={invitation.fields.absent_reason.max} showCount autoSize={{ minRows: 2 }} />
        </Form.Item>
      )}
      {said === reply.delegates && (
        <Form.Item
          name="delegate_user_id"
          label={t('conference.answer.delegate')}
          extra={t('conference.answer.delegateHint')}
          className="ui-wide"
          rules={[{ required: true }]}
        >
          <PersonSelect people={colleagues} allowClear={false} />
        </Form.Item>
      )}
    </>
  )
}
