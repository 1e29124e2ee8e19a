import { App } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { setLeaveQuestion } from './host/leave.ts'

/** Asks before a page with unsaved input is left. */
export default function LeaveQuestion() {
  const { modal } = App.useApp()
  const { t } = useTranslation()

  useEffect(() => {
    setLeaveQuestion(async (tabs) =>
      modal.confirm({
        title: t('app.leaveTitle'),
        content: t('app.leave', { count: tabs.length }),
        okText: t('app.leaveOk'),
        cancelText: t('app.leaveCancel'),
      }),
    )
    return () => setLeaveQuestion(async () => true)
  }, [modal, t])
  return null
}
