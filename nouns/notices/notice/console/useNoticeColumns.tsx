import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import Words from '@shouya/console/ui/Words.tsx'
import { useTranslation } from 'react-i18next'
import { notice } from '../noun.ts'

/** How many have read it, and how many are to (domain 9.2). */
export const readText = (row: NoticeRow): string =>
  row.receiver_count === null ? '-' : `${row.read_count ?? 0}/${row.receiver_count}`

/** The columns of the management (domain 9.2). */
export function useManagedColumns(): Column<NoticeRow>[] {
  const { t } = useTranslation()
  return useNounColumns<typeof notice, NoticeRow>(notice, {
    title: { width: 216, sort: true, render: (row) => <Title row={row} /> },
    type: { width: 104 },
    recv_dept_name: { width: 128, render: (row) => row.recv_dept_name ?? t('notice.everybody') },
    publish_user_name: { width: 80 },
    publish_time: { width: 136, sort: true },
    read_count: { width: 88, render: readText },
    status: { width: 112 },
    bill_no: { width: 168, hidden: true },
    dept_name: { width: 144, hidden: true, render: (row) => row.dept_name },
    expire_time: { width: 136, hidden: true },
    need_receipt: { width: 80, hidden: true },
    confirm_count: { width: 88, hidden: true },
    withdraw_time: { width: 136, hidden: true },
    withdraw_reason: { width: 168, hidden: true },
    create_user_name: { width: 88, hidden: true },
    create_time: { width: 136, sort: true, hidden: true },
  })
}

/** The columns of the received notices. */
export function useReceivedColumns(): Column<NoticeRow>[] {
  const { t } = useTranslation()
  const state = (row: NoticeRow) => {
    if (row.confirm_time) return <StatusTag kind="done">{t('notice.confirmed')}</StatusTag>
    if (row.need_receipt) return <StatusTag kind="waiting">{t('shared.notices.toConfirm')}</StatusTag>
    return row.IsRead ? (
      <StatusTag kind="done">{t('notice.read')}</StatusTag>
    ) : (
      <StatusTag kind="active">{t('notice.unread')}</StatusTag>
    )
  }
  return useNounColumns<typeof notice, NoticeRow>(notice, {
    title: { width: 304, sort: true, render: (row) => <Title row={row} /> },
    type: { width: 112 },
    dept_name: { width: 144, render: (row) => row.dept_name },
    publish_user_name: { width: 88 },
    publish_time: { width: 112, sort: true },
    expire_time: { width: 144, hidden: true },
    bill_no: { width: 168, hidden: true },
    IsRead: { width: 128, pin: 'right', render: state },
  })
}

/** The title with what is special about the notice. */
function Title({ row }: { row: NoticeRow }) {
  const { t } = useTranslation()
  return (
    <>
      <Words text={row.title} full={row.title} />
      {row.is_top && (
        <>
          {' '}
          <StatusTag kind="active">{t('notice.pinned')}</StatusTag>
        </>
      )}
    </>
  )
}
