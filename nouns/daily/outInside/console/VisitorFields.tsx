import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { App, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import { isBackfill } from '../../roomKey/console/handoverRules.ts'
import FellowFields from './FellowFields.tsx'
import PaperFields from './PaperFields.tsx'
import PermissionFields from './PermissionFields.tsx'
import PersonFields from './PersonFields.tsx'
import { copiedValues } from './startValues.ts'
import VisitorConfirm from './VisitorConfirm.tsx'
import type { LastVisit, VisitorValues } from './visitorList.ts'
import { OTHER_REASON } from './visitorRules.ts'

/** Why people of a kind come; who it is and who lets them in is asked each time. */
const kept = ['person_type', 'company', 'areas', 'visit_reason', 'reason', 'belongings', 'tools_list']

type Props = {
  today: string
  refuses: boolean
  copied: LastVisit | undefined
  corrects: boolean
}

/** The fields of an entry in the order in which a visitor is asked at the door. */
export default function VisitorFields({ today, refuses, copied, corrects }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const form = Form.useFormInstance<VisitorValues>()
  const dept = Form.useWatch('dept_id', form)
  const type = Form.useWatch('person_type', form)
  const areas = Form.useWatch('areas', form)
  const why = Form.useWatch('visit_reason', form)
  const time = Form.useWatch('in_time', form)
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const needed = [{ required: true }]
  const copyLast = async () => {
    const last = await call('OutInside/GetLast', {})
    if (last === null) return void message.info(t('ui.noLast'))
    form.setFieldsValue(copiedValues(last) as VisitorValues)
    void message.success(t('visitors.copied', { bill: last.bill_no, name: last.name }))
  }
  return (
    <>
      <Form.Item name="id" hidden noStyle>
        <Input />
      </Form.Item>
      <Form.Item name="version" hidden noStyle>
        <Input />
      </Form.Item>
      <Form.Item name="copy_id" hidden noStyle>
        <Input />
      </Form.Item>
      {!corrects && !refuses && (
        <EntryStart
          register="OutInside"
          keeps={kept}
          fill={(values) => form.setFieldsValue(values as Partial<VisitorValues>)}
          copyLast={copyLast}
        />
      )}
      {!corrects && (depts?.length ?? 0) > 1 && (
        <Form.Item name="dept_id" label={t('visitors.field.dept_name')} className="ui-wide" rules={needed}>
          <DeptTreeSelect
            allowClear={false}
            onChange={() =>
              form.setFieldsValue({ approver_user_id: null, accompany_user_id: null, oa_examine_id: null })
            }
          />
        </Form.Item>
      )}
      {refuses && (
        // Why comes first: beside the name it is all that has to be said.
        <Form.Item
          name="close_reason"
          label={t('visitors.refuseReason')}
          className="ui-wide"
          rules={[{ required: true, min: 2, max: 200, whitespace: true }]}
        >
          <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
        </Form.Item>
      )}
      <PersonFields copied={copied} refuses={refuses} />
      <Form.Item
        name="areas"
        label={t('visitors.field.areas')}
        rules={[{ required: !refuses, type: 'array', min: refuses ? 0 : 1 }]}
      >
        <DictSelect dict="area" multiple allowClear={false} />
      </Form.Item>
      <Form.Item name="visit_reason" label={t('visitors.field.visit_reason')} rules={[{ required: !refuses }]}>
        <DictSelect dict="visit_reason" allowClear={false} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('visitors.field.reason')}
        rules={[{ required: !refuses && why === OTHER_REASON }]}
      >
        <Input maxLength={500} />
      </Form.Item>
      {!refuses && <PermissionFields dept={dept} type={type} areas={areas} />}
      <PaperFields type={type} refuses={refuses} />
      <FellowFields refuses={refuses} />
      <Form.Item name="in_time" label={t('visitors.field.in_time')} rules={needed}>
        <TimeInput time allowClear={false} disabledDate={isFuture} />
      </Form.Item>
      {isBackfill(time, today) && (
        <>
          <Form.Item name="out_time" label={t('visitors.field.out_time')}>
            <TimeInput time disabledDate={isFuture} />
          </Form.Item>
          <Form.Item name="backfill_reason" label={t('visitors.field.backfill_reason')} rules={needed}>
            <Input maxLength={200} />
          </Form.Item>
        </>
      )}
      <Form.Item name="remark" label={t('visitors.field.remark')} className="ui-wide">
        <Input maxLength={500} />
      </Form.Item>
      {!refuses && <VisitorConfirm />}
    </>
  )
}
