import type { Column } from '@shouya/console/registers/Column.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import NoticeTitle from './NoticeTitle.tsx'

/** Read and to be read (domain 9.2). */
export const readText = (row: NoticeRow): string =>
  row.receiver_count === null ? '-' : `${row.read_count ?? 0}/${row.receiver_count}`

/** The columns of the management (domain 9.2). */
export function useManagedColumns(): Column<NoticeRow>[] {
  const { t } = useTranslation()
  const time = (
    key: 'publish_time' | 'expire_time' | 'create_time',
    more: Partial<Column<NoticeRow>>,
  ): Column<NoticeRow> => ({
    key,
    title: t(`notices.field.${key}`),
    width: 136,
    render: (row) => <When at={row[key]} />,
    ...more,
  })
  return [
    {
      key: 'title',
      title: t('notices.field.title'),
      width: 216,
      sort: true,
      render: (row) => <NoticeTitle row={row} />,
    },
    {
      key: 'type',
      title: t('notices.field.type'),
      width: 104,
      render: (row) => <DictText dict="notice_type" value={row.type} />,
    },
    {
      key: 'recv_dept_name',
      title: t('notices.field.recv_dept_name'),
      width: 128,
      render: (row) => row.recv_dept_name ?? t('notices.everybody'),
    },
    { key: 'publish_user_name', title: t('notices.field.publish_user_name'), width: 80 },
    time('publish_time', { sort: true }),
    {
      key: 'read_count',
      title: t('notices.field.read_count'),
      width: 88,
      right: true,
      render: readText,
    },
    {
      key: 'status',
      title: t('notices.field.status'),
      width: useStatusWidth('notice_status', 112),
      pin: 'right',
      render: (row) => <DictTag dict="notice_status" value={row.status} />,
    },
    { key: 'bill_no', title: t('notices.field.bill_no'), width: 168, hidden: true },
    { key: 'dept_name', title: t('notices.field.dept_name'), width: 144, hidden: true },
    time('expire_time', { hidden: true }),
    {
      key: 'need_receipt',
      title: t('notices.field.need_receipt'),
      width: 80,
      hidden: true,
      render: (row) => (row.need_receipt ? t('ui.yes') : t('ui.no')),
    },
    { key: 'withdraw_reason', title: t('notices.field.withdraw_reason'), width: 168, hidden: true },
    { key: 'create_user_name', title: t('notices.field.create_user_name'), width: 88, hidden: true },
    time('create_time', { sort: true, hidden: true }),
  ]
}
