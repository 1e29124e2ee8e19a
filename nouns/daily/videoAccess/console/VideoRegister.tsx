import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import DrawnItem from '@shouya/console/ui/DrawnItem.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { Form, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { videoAccess } from '../noun.ts'
import { COPY, ID_CARD } from '../rules.ts'
import VideoSummary from './VideoSummary.tsx'
import type { VideoRow } from './videoList.ts'

const { phone, result, file_count, file_hash } = videoAccess.fields

/** Records the access: the recordings viewed, the copies handed out; signed by receiver and operator. */
export default function VideoRegister({ row, onClose }: { row: VideoRow; onClose: () => void }) {
  const { t } = useTranslation()
  const [now] = useState(nowMinute)
  return (
    <MoveForm
      of={videoAccess}
      row={row}
      move="register"
      small={false}
      initial={{ cert_type: ID_CARD, access_end: now }}
      toBody={async ({ receiver, ...values }) => {
        const drawn = await signInput(receiver as SignDraft)
        return { ...values, receiver_sign_file_id: drawn.method === 1 ? drawn.file_id : 0 }
      }}
      okText={t('videoAccess.signAndRegister')}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <VideoSummary row={row} />
      <RegisterFields row={row} />
    </MoveForm>
  )
}

function RegisterFields({ row }: { row: VideoRow }) {
  const { t } = useTranslation()
  const user = useUser()
  const { data: people } = useRead('VideoAccess/GetPersonList', { dept_id: row.dept_id })
  const { data: detail } = useRead('VideoAccess/Get', { id: row.id })
  const due = Form.useWatch<string | undefined>('return_due')
  const copies = row.access_mode === COPY
  return (
    <>
      {detail?.cert_mask === null && (
        <>
          <Field of="cert_type" />
          <Field of="cert_no" />
          <Field of="phone">
            <Input type="tel" maxLength={phone.max} autoComplete="off" />
          </Field>
        </>
      )}
      <Field of="access_begin" required />
      <Field of="access_end" required />
      <Field of="supervisor_user_name" required>
        <PersonSelect people={people?.filter((person) => person.id !== user.id)} />
      </Field>
      <Field of="result" required className="ui-wide">
        <Input.TextArea maxLength={result.max} autoSize={{ minRows: 2 }} />
      </Field>
      <Field of="copy_media" required={copies} />
      <Field of="media_no" required={copies || Boolean(due)} />
      <Field of="file_count" required={copies}>
        <InputNumber min={file_count.min} max={file_count.max} precision={0} />
      </Field>
      <Field
        of="file_hash"
        required={copies}
        rules={[{ pattern: /^[0-9A-Fa-f]{32,128}$/, message: t('videoAccess.hashWrong') }]}
      >
        <Input maxLength={file_hash.max} autoComplete="off" />
      </Field>
      <Field of="return_due" extra={t('videoAccess.lentHint')} />
      <DrawnItem name="receiver" label={t('videoAccess.receiverSign')} />
      <SignItem label={t('videoAccess.operatorSign')} />
    </>
  )
}
