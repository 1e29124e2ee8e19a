import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { notice } from '../noun.ts'
import NoticeDetail from './NoticeDetail.tsx'
import NoticeForm from './NoticeForm.tsx'
import { managedBody, managedShape, noticeSorts } from './noticeList.ts'
import { useManagedColumns } from './useNoticeColumns.tsx'
import { useNoticeMoves } from './useNoticeMoves.tsx'

/** The management of notices (domain 9.2): who writes, publishes and withdraws, and who has read. */
export default function Managed() {
  const { t } = useTranslation()
  const register = useRegister('Notice/GetNoticePageList', managedShape, noticeSorts, managedBody)
  const columns = useManagedColumns()
  const page = useRecordPage(register, 'Notice/GetNotice', 'Notice/SaveNotice')
  const moves = useNoticeMoves(page.ask)
  return (
    <RecordPage
      page={page}
      name="Notice.managed"
      register={register}
      shape={managedShape}
      columns={columns}
      moves={moves}
      actions={(row) => [...moves(row), { ...page.details(row), text: t('notice.look') }]}
      hint={t('notice.keywords')}
      about={t('notice.managedAbout')}
      fields={
        <>
          <Form.Item name="type" label={t('notice.field.type')}>
            <DictSelect dict={notice.fields.type.dict} placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="status" label={t('notice.field.status')}>
            <DictSelect dict={notice.states.dict} multiple placeholder={t('common.all')} />
          </Form.Item>
          <Form.Item name="recv_dept_id" label={t('notice.field.recv_dept_name')}>
            <DeptTreeSelect placeholder={t('common.all')} />
          </Form.Item>
          <DayRange label={t('notice.field.publish_time')} />
        </>
      }
      tools={
        <>
          <ExportTool controller="Notice" register={register} columns={columns} />
          <RecycleTool table="notice" refreshes="Notice" />
        </>
      }
      add={t('ui.add')}
      form={(onClose) => <NoticeForm onClose={onClose} />}
      detail={(record) => <NoticeDetail {...record} />}
    />
  )
}
