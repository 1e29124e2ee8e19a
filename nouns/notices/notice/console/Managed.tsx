import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import NoticeDetail from './NoticeDetail.tsx'
import NoticeForm from './NoticeForm.tsx'
import NoticeReceipts from './NoticeReceipts.tsx'
import NoticeWithdraw from './NoticeWithdraw.tsx'
import { managedBody, managedShape, noticeSorts } from './noticeList.ts'
import { useManagedColumns } from './useManagedColumns.tsx'
import { useNoticeActions } from './useNoticeActions.ts'

/** The management of notices (domain 9.2): who writes, publishes and withdraws, and who has read. */
export default function Managed() {
  const { t } = useTranslation()
  const register = useRegister('Notice/GetNoticePageList', managedShape, noticeSorts, managedBody)
  const columns = useManagedColumns()
  const [adding, setAdding] = useAdding('Notice/SaveNotice')
  const [editing, setEditing] = useState<NoticeRow>()
  const [withdrawing, setWithdrawing] = useState<NoticeRow>()
  const [receipts, setReceipts] = useState<NoticeRow>()
  const opened = useOpened(register)
  const actions = useNoticeActions({
    edit: setEditing,
    withdraw: setWithdrawing,
    receipts: setReceipts,
    open: opened.show,
  })

  return (
    <>
      <RegisterPage
        name="Notice.managed"
        register={register}
        shape={managedShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('notices.keywords')}
        about={t('notices.managedAbout')}
        add={{ path: 'Notice/SaveNotice', text: t('ui.add'), onClick: () => setAdding(true) }}
        fields={
          <>
            <Form.Item name="type" label={t('notices.field.type')}>
              <DictSelect dict="notice_type" placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="status" label={t('notices.field.status')}>
              <DictSelect dict="notice_status" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="recv_dept_id" label={t('notices.field.recv_dept_name')}>
              <DeptTreeSelect placeholder={t('common.all')} />
            </Form.Item>
            <DayRange label={t('notices.field.publish_time')} />
          </>
        }
        tools={
          <>
            <ExportTool controller="Notice" register={register} columns={columns} />
            <RecycleTool table="notice" refreshes="Notice" />
          </>
        }
      />
      {adding && <NoticeForm onClose={() => setAdding(false)} />}
      {editing && <NoticeForm row={editing} onClose={() => setEditing(undefined)} />}
      {withdrawing && <NoticeWithdraw row={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      {receipts && <NoticeReceipts id={receipts.id} onClose={() => setReceipts(undefined)} />}
      {opened.id && !adding && <NoticeDetail id={opened.id} actions={actions} {...opened.beside} />}
    </>
  )
}
