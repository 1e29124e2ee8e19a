import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture, nowMinute } from '@shouya/console/ui/text.ts'
import { Alert, App, Button, Form, Input, Radio } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import { permitPaths } from '../../console/permitPaths.ts'
import CameraFields from './CameraFields.tsx'
import { needsRequest, placeOf, type VideoDetail, type VideoValues } from './videoList.ts'

/** What applications of a kind have in common; who comes with which document, and the period, are each one's own. */
const kept = [
  ...['applicant_type', 'access_mode', 'applicant_unit', 'cert_type', 'legal_doc_type'],
  ...['video_reason', 'reason', 'location', 'camera_list'],
]

type Props = {
  row: VideoDetail | undefined
  submits: boolean
  onSaved: () => void
  bodyOf: (values: VideoValues) => VideoValues
}

type Days = { storage_days: number; storage_days_key: number }

/** The first day whose recordings are surely there. */
const surelyStored = (days: number) => dayjs(nowMinute()).subtract(days, 'day').format('YYYY-MM-DD')

/** Of one of the cameras what is wanted may be gone; those of key places are stored longer. */
const overwritten = (begin: string, cameras: VideoValues['camera_list'] | undefined, days: Days) =>
  (cameras?.length ? cameras : [{ is_key: false }]).some(
    (camera) => begin.slice(0, 10) < surelyStored(camera?.is_key ? days.storage_days_key : days.storage_days),
  )

/** The fields of an application; whoever needs a request is shown the way to it. */
export default function VideoFields({ row, submits, onSaved, bodyOf }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<VideoValues>()
  const applicant = Form.useWatch('applicant_type', form)
  const mode = Form.useWatch('access_mode', form)
  const begin = Form.useWatch('video_begin', form)
  const cameras = Form.useWatch('camera_list', form)
  const { data: blank } = useRead('VideoAccess/GetBlank', {})
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const keep = useAction('VideoAccess/Save')
  const asks = needsRequest(applicant, mode)
  const official = applicant === 1 || applicant === 2
  const needed = [{ required: true }]
  const word = [{ required: true, whitespace: true }]
  const dept = Form.useWatch('dept_id', form)
  const copyLast = async () => {
    const last = await call('VideoAccess/GetLast', dept === undefined ? {} : { dept_id: dept })
    if (last === null) return void message.info(t('ui.noLast'))
    form.setFieldsValue(last)
    void message.info(t('videos.copied'))
  }
  const saveDraft = async () => {
    const values = await form.validateFields()
    await keep.mutateAsync(bodyOf(values))
    onSaved()
  }
  return (
    <>
      <Form.Item name="id" hidden noStyle>
        <Input />
      </Form.Item>
      <Form.Item name="version" hidden noStyle>
        <Input />
      </Form.Item>
      {!row && (
        <EntryStart
          register="VideoAccess"
          keeps={kept}
          fill={(values) => form.setFieldsValue(values as Partial<VideoValues>)}
          copyLast={copyLast}
        />
      )}
      {!row && (depts?.length ?? 0) > 1 && (
        <Form.Item name="dept_id" label={t('videos.field.dept_name')} className="ui-wide" rules={needed}>
          <DeptTreeSelect allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="applicant_type" label={t('videos.field.applicant_type')} rules={needed}>
        <DictSelect dict="video_applicant" allowClear={false} />
      </Form.Item>
      <Form.Item name="access_mode" label={t('videos.field.access_mode')} rules={needed}>
        <DictSelect dict="video_mode" allowClear={false} />
      </Form.Item>
      {asks && (
        <Alert
          type="warning"
          showIcon
          className="ui-wide ui-hint"
          title={t('videos.needsRequest')}
          action={
            <Button size="small" onClick={() => openTab(permitPaths.newRequest)}>
              {t('videos.ask')}
            </Button>
          }
        />
      )}
      <Form.Item name="applicant_unit" label={t('videos.field.applicant_unit')} rules={word}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="applicant_name" label={t('videos.field.applicant_name')} rules={word}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="cert_type" label={t('videos.field.cert_type')} rules={needed}>
        <DictSelect dict="cert_type" allowClear={false} />
      </Form.Item>
      <Form.Item
        name="cert_no"
        label={t('videos.field.cert_no')}
        rules={[{ required: !row, min: 2 }]}
        extra={row && t('videos.sameNumber')}
      >
        <Input maxLength={30} autoComplete="off" placeholder={row?.cert_mask ?? undefined} />
      </Form.Item>
      <Form.Item name="phone" label={t('videos.field.phone')} rules={[{ required: !row }]}>
        <Input type="tel" maxLength={20} autoComplete="off" placeholder={row?.phone_mask ?? undefined} />
      </Form.Item>
      <Form.Item name="fellow_names" label={t('videos.field.fellow_names')} extra={applicant === 1 && t('videos.two')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="legal_doc_type" label={t('videos.field.legal_doc_type')} rules={[{ required: official }]}>
        <DictSelect dict="legal_doc_type" />
      </Form.Item>
      <Form.Item name="legal_doc_no" label={t('videos.field.legal_doc_no')} rules={[{ required: official }]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="legal_doc_file_ids" label={t('videos.field.legal_doc_file_ids')} className="ui-wide">
        <PhotoField label={t('videos.field.legal_doc_file_ids')} max={3} />
      </Form.Item>
      <Form.Item name="video_reason" label={t('videos.field.video_reason')} rules={needed}>
        <DictSelect dict="video_reason" allowClear={false} />
      </Form.Item>
      <Form.Item name="reason" label={t('videos.field.reason')} rules={[{ required: true, min: 2 }]}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item name="video_begin" label={t('videos.field.video_begin')} rules={needed}>
        <TimeInput time disabledDate={isFuture} />
      </Form.Item>
      <Form.Item name="video_end" label={t('videos.field.video_end')} rules={needed}>
        <TimeInput time disabledDate={isFuture} />
      </Form.Item>
      {blank && begin && overwritten(begin, cameras, blank) && (
        <Alert type="warning" showIcon className="ui-wide ui-hint" title={t('videos.maybeOverwritten')} />
      )}
      <Form.Item name="location" label={t('videos.field.location')} className="ui-wide" rules={needed}>
        <Radio.Group options={[1, 2].map((value) => ({ value, label: t(placeOf(value)) }))} />
      </Form.Item>
      <CameraFields />
      <Form.Item name="remark" label={t('videos.field.remark')} className="ui-wide">
        <Input maxLength={500} />
      </Form.Item>
      {submits && (
        <p className="ui-wide">
          <Button loading={keep.isPending} onClick={() => void saveDraft().catch(() => undefined)}>
            {t('videos.keep')}
          </Button>
        </p>
      )}
    </>
  )
}
