import type { Column } from '@shouya/console/registers/Column.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import NoticeTitle from './NoticeTitle.tsx'

/** The columns of the received notices. */
export function useReceivedColumns(): Column<NoticeRow>[] {
  const { t } = useTranslation()
  const state = (row: NoticeRow) => {
    if (row.confirm_time) return <StatusTag kind="done">{t('notices.confirmed')}</StatusTag>
    if (row.need_receipt) return <StatusTag kind="waiting">{t('shared.notices.toConfirm')}</StatusTag>
    return row.IsRead ? (
      <StatusTag kind="done">{t('notices.read')}</StatusTag>
    ) : (
      <StatusTag kind="active">{t('notices.unread')}</StatusTag>
    )
  }
  return [
    {
      key: 'title',
      title: t('notices.field.title'),
      width: 304,
      sort: true,
      render: (row) => <NoticeTitle row={row} />,
    },
    {
      key: 'type',
      title: t('notices.field.type'),
      width: 112,
      render: (row) => <DictText dict="notice_type" value={row.type} />,
    },
    { key: 'dept_name', title: t('notices.field.dept_name'), width: 144 },
    { key: 'publish_user_name', title: t('notices.field.publish_user_name'), width: 88 },
    {
      key: 'publish_time',
      title: t('notices.field.publish_time'),
      width: 112,
      sort: true,
      render: (row) => <When at={row.publish_time} />,
    },
    {
      key: 'expire_time',
      title: t('notices.field.expire_time'),
      width: 144,
      hidden: true,
      render: (row) => <When at={row.expire_time} />,
    },
    { key: 'bill_no', title: t('notices.field.bill_no'), width: 168, hidden: true },
    { key: 'IsRead', title: t('notices.field.IsRead'), width: 128, pin: 'right', render: state },
  ]
}
