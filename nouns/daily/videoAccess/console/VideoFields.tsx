import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { fieldsWith } from '@shouya/noun/noun'
import { Alert, App, Button, Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import { permitPaths } from '../../console/permitPaths.ts'
import { videoAccess } from '../noun.ts'
import { applicant, mayBeOverwritten, needsFiles, needsRequest } from '../rules.ts'
import CameraFields from './CameraFields.tsx'
import type { VideoDetail, VideoValues } from './videoList.ts'

const { cert_no, phone, location } = videoAccess.fields

type Props = {
  row: VideoDetail | undefined
  submits: boolean
  onSaved: () => void
  bodyOf: (values: VideoValues) => VideoValues
}

/** The fields of an application; if a request is required, they show a link to it. */
export default function VideoFields({ row, submits, onSaved, bodyOf }: Props) {
  const { t } = useTranslation()
  const { choice } = useNounWords(videoAccess)
  const { message } = App.useApp()
  const form = Form.useFormInstance<VideoValues>()
  const applicant_type = Form.useWatch('applicant_type', form)
  const access_mode = Form.useWatch('access_mode', form)
  const dept = Form.useWatch('dept_id', form)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const keep = useAction('VideoAccess/Save')
  const isOfficial = needsFiles({ applicant_type })
  const copyLast = async () => {
    const last = await call('VideoAccess/GetLast', dept === undefined ? {} : { dept_id: dept })
    if (last === null) return void message.info(t('ui.noLast'))
    form.setFieldsValue(last)
    void message.info(t('videoAccess.copied'))
  }
  const saveDraft = async () => {
    const values = await form.validateFields()
    await keep.mutateAsync(bodyOf(values))
    onSaved()
  }
  return (
    <NounContext value={videoAccess}>
      {(['id', 'version'] as const).map((name) => (
        <Form.Item key={name} name={name} hidden noStyle>
          <Input />
        </Form.Item>
      ))}
      {!row && (
        <EntryStart
          register="VideoAccess"
          // Applicant, document and period are never copied.
          keeps={[...fieldsWith(videoAccess, 'kept'), 'camera_list']}
          fill={(values) => form.setFieldsValue(values as Partial<VideoValues>)}
          copyLast={copyLast}
        />
      )}
      {!row && (depts?.length ?? 0) > 1 && <Field of="dept_name" className="ui-wide" />}
      <Field of="applicant_type" />
      <Field of="access_mode" />
      {needsRequest({ applicant_type, access_mode }) && (
        <Alert
          type="warning"
          showIcon
          className="ui-wide ui-hint"
          title={t('videoAccess.refused.needsRequest')}
          action={
            <Button size="small" onClick={() => openTab(permitPaths.newRequest)}>
              {t('videoAccess.ask')}
            </Button>
          }
        />
      )}
      <Field of="applicant_unit" />
      <Field of="applicant_name" />
      <Field of="cert_type" />
      <Field of="cert_no" required={!row} extra={row && t('videoAccess.sameNumber')}>
        <Input maxLength={cert_no.max} autoComplete="off" placeholder={row?.cert_mask ?? undefined} />
      </Field>
      <Field of="phone" required={!row}>
        <Input type="tel" maxLength={phone.max} autoComplete="off" placeholder={row?.phone_mask ?? undefined} />
      </Field>
      <Field of="fellow_names" extra={applicant_type === applicant.police && t('videoAccess.two')} />
      <Field of="legal_doc_type" required={isOfficial} />
      <Field of="legal_doc_no" required={isOfficial} />
      <Field of="legal_doc_file_ids" />
      <Field of="video_reason" />
      <Field of="reason" />
      <Field of="video_begin" />
      <Field of="video_end" />
      <Overwritten />
      <Field of="location">
        <Radio.Group options={location.values.map((value) => ({ value, label: choice('location', value) }))} />
      </Field>
      <CameraFields />
      <Field of="remark" className="ui-wide" />
      {submits && (
        <p className="ui-wide">
          <Button loading={keep.isPending} onClick={() => void saveDraft().catch(() => undefined)}>
            {t('videoAccess.keep')}
          </Button>
        </p>
      )}
    </NounContext>
  )
}

/** Warns that the recordings of a camera may already be overwritten. */
function Overwritten() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<VideoValues>()
  const video_begin = Form.useWatch('video_begin', form)
  const cameras = Form.useWatch('camera_list', form)
  const { data: days } = useRead('VideoAccess/GetBlank', {})
  if (!days || !video_begin) return null
  const requestedPeriod = { video_begin, camera_list: cameras?.length ? cameras : [{}] }
  if (!mayBeOverwritten(requestedPeriod, nowMinute().slice(0, 10), days)) return null
  return <Alert type="warning" showIcon className="ui-wide ui-hint" title={t('videoAccess.maybeOverwritten')} />
}
