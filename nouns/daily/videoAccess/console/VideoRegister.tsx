import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture, nowMinute } from '@shouya/console/ui/text.ts'
import { Form, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import DrawnItem from '../../console/DrawnItem.tsx'
import VideoSummary from './VideoSummary.tsx'
import { COPY, type VideoRow } from './videoList.ts'

type Values = {
  cert_type?: number
  cert_no?: string
  phone?: string
  supervisor_user_id: number
  access_begin: string
  access_end: string
  result: string
  copy_media?: number
  media_no?: string
  file_count?: number
  file_hash?: string
  return_due?: string
  receiver: SignDraft
  sign: SignDraft
}

/** The operator carries it out: what was looked at, what left the house; signed by receiver and operator. */
export default function VideoRegister({ row, onClose }: { row: VideoRow; onClose: () => void }) {
  const { t } = useTranslation()
  const [now] = useState(nowMinute)
  const { id, version } = row
  return (
    <FormDrawer<'VideoAccess/Register', Values>
      path="VideoAccess/Register"
      title={`${t('videos.move.register')} · ${row.bill_no}`}
      initial={{ access_end: now }}
      toBody={async ({ receiver, sign, ...values }) => {
        const drawn = await signInput(receiver)
        return {
          ...values,
          id,
          version,
          receiver_sign_file_id: drawn.method === 1 ? drawn.file_id : 0,
          sign: await signInput(sign),
        }
      }}
      okText={t('videos.signAndRegister')}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <VideoSummary row={row} />
      <RegisterFields row={row} />
    </FormDrawer>
  )
}

function RegisterFields({ row }: { row: VideoRow }) {
  const { t } = useTranslation()
  const user = useUser()
  const { data: people } = useRead('VideoAccess/GetPersonList', { dept_id: row.dept_id })
  const { data: detail } = useRead('VideoAccess/Get', { id: row.id })
  const due = Form.useWatch<string | undefined>('return_due')
  const copies = row.access_mode === COPY
  const asksNumbers = detail?.cert_mask === null
  const needed = [{ required: true }]
  const ofCopy = [{ required: copies }]
  return (
    <>
      {asksNumbers && (
        <>
          <Form.Item name="cert_type" label={t('videos.field.cert_type')} rules={needed} initialValue={1}>
            <DictSelect dict="cert_type" allowClear={false} />
          </Form.Item>
          <Form.Item name="cert_no" label={t('videos.field.cert_no')} rules={needed}>
            <Input maxLength={30} autoComplete="off" />
          </Form.Item>
          <Form.Item name="phone" label={t('videos.field.phone')} rules={needed}>
            <Input type="tel" maxLength={20} autoComplete="off" />
          </Form.Item>
        </>
      )}
      <Form.Item name="access_begin" label={t('videos.field.access_begin')} rules={needed}>
        <TimeInput time disabledDate={isFuture} />
      </Form.Item>
      <Form.Item name="access_end" label={t('videos.field.access_end')} rules={needed}>
        <TimeInput time disabledDate={isFuture} />
      </Form.Item>
      <Form.Item name="supervisor_user_id" label={t('videos.field.supervisor_user_name')} rules={needed}>
        <PersonSelect people={people?.filter((person) => person.id !== user.id)} />
      </Form.Item>
      <Form.Item
        name="result"
        label={t('videos.field.result')}
        className="ui-wide"
        rules={[{ required: true, min: 2, whitespace: true }]}
      >
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
      <Form.Item name="copy_media" label={t('videos.field.copy_media')} rules={ofCopy}>
        <DictSelect dict="copy_media" />
      </Form.Item>
      <Form.Item name="media_no" label={t('videos.field.media_no')} rules={[{ required: copies || Boolean(due) }]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="file_count" label={t('videos.field.file_count')} rules={ofCopy}>
        <InputNumber min={1} max={100_000} precision={0} />
      </Form.Item>
      <Form.Item
        name="file_hash"
        label={t('videos.field.file_hash')}
        rules={[...ofCopy, { pattern: /^[0-9A-Fa-f]{32,128}$/, message: t('videos.hashWrong') }]}
      >
        <Input maxLength={128} autoComplete="off" />
      </Form.Item>
      <Form.Item name="return_due" label={t('videos.field.return_due')} extra={t('videos.lentHint')}>
        <TimeInput />
      </Form.Item>
      <DrawnItem name="receiver" label={t('videos.receiverSign')} />
      <SignItem label={t('videos.operatorSign')} />
    </>
  )
}
