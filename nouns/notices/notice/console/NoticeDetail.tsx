import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import NoticeBody from '@shouya/console/ui/notices/NoticeBody.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { notice } from '../noun.ts'
import { readText } from './useNoticeColumns.tsx'

/** In the drawer of a draft, publication is the main action. */
const publishFirst = (row: NoticeRow): NoticeRow => ({
  ...row,
  allowed: row.allowed.toSorted((a, b) => Number(b === 'publish') - Number(a === 'publish')),
})

/** One notice in its management: its text, its fields, its history. */
export default function NoticeDetail({ id, moves, ...drawer }: RecordProps<NoticeRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Notice/GetNotice', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.bill_no ?? t('notice.title')}
      status={data && <DictTag dict={notice.states.dict} value={data.status} />}
      moves={data ? moves(publishFirst(data)) : []}
      tabs={
        data && [
          { key: 'text', label: t('notice.text'), children: <NoticeBody row={data} /> },
          { key: 'facts', label: t('ui.facts'), children: <NoticeFacts row={data} /> },
        ]
      }
      history={data?.own ? { table: notice.table, id } : undefined}
    />
  )
}

function NoticeFacts({ row }: { row: NoticeRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(notice)
  return (
    <Facts
      of={notice}
      row={row}
      show={[
        'type',
        { label: label('recv_dept_name'), value: row.recv_dept_name ?? t('notice.everybody') },
        'dept_name',
        'publish_user_name',
        'publish_time',
        'expire_time',
        { label: label('read_count'), value: readText(row) },
        row.need_receipt && 'confirm_count',
        'need_receipt',
        'is_top',
        { label: label('create_user_name'), value: `${row.create_user_name} ${minute(row.create_time)}` },
        row.withdraw_time !== null && 'withdraw_time',
        row.withdraw_time !== null && { label: label('withdraw_reason'), value: row.withdraw_reason },
      ]}
    />
  )
}
