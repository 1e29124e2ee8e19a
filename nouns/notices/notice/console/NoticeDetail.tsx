import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import History from '@shouya/console/ui/history/History.tsx'
import NoticeBody from '@shouya/console/ui/notices/NoticeBody.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Space, Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { readText } from './useManagedColumns.tsx'

/** One notice in its management: how it looks, its fields, what happened to it. */
export default function NoticeDetail({ id, moves, beside }: RecordProps<NoticeRow>) {
  const { t } = useTranslation()
  const mayAsk = useMayCall()('Common/GetHistory', { table: 'notice' })
  const { data, ...read } = useRead('Notice/GetNotice', { id })
  const title = data ? (
    <Space wrap>
      {data.bill_no ?? t('notices.detail')}
      <DictTag dict="notice_status" value={data.status} />
    </Space>
  ) : (
    t('notices.detail')
  )
  const buttons = data && (
    <div className="ui-buttons">
      {moves(data)
        .reverse()
        .map(({ text, path, body, danger, onClick }) => (
          <OperationButton
            key={text}
            path={path}
            body={body as never}
            danger={danger ?? false}
            type={path === 'Notice/UpdateNoticeStatus' && !danger ? 'primary' : 'default'}
            onClick={onClick}
          >
            {text}
          </OperationButton>
        ))}
    </div>
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} actions={buttons}>
      {data && (
        <Tabs
          className="ui-detail-tabs"
          items={[
            { key: 'text', label: t('notices.text'), children: <NoticeBody row={data} /> },
            { key: 'facts', label: t('ui.facts'), children: <Facts row={data} /> },
            ...(mayAsk && data.own
              ? [{ key: 'history', label: t('ui.history'), children: <History table="notice" id={id} /> }]
              : []),
          ]}
        />
      )}
    </DetailDrawer>
  )
}

function Facts({ row }: { row: NoticeRow }) {
  const { t } = useTranslation()
  const yes = (value: boolean) => (value ? t('ui.yes') : t('ui.no'))
  return (
    <Details
      items={[
        { label: t('notices.field.type'), value: <DictText dict="notice_type" value={row.type} /> },
        { label: t('notices.field.recv_dept_name'), value: row.recv_dept_name ?? t('notices.everybody') },
        { label: t('notices.field.dept_name'), value: row.dept_name },
        { label: t('notices.field.publish_user_name'), value: row.publish_user_name },
        { label: t('notices.field.publish_time'), value: minute(row.publish_time) },
        { label: t('notices.field.expire_time'), value: minute(row.expire_time) },
        { label: t('notices.field.read_count'), value: readText(row) },
        row.need_receipt && { label: t('notices.confirmed'), value: row.confirm_count },
        { label: t('notices.field.need_receipt'), value: yes(row.need_receipt) },
        { label: t('notices.field.is_top'), value: yes(row.is_top) },
        { label: t('notices.field.create_user_name'), value: `${row.create_user_name} ${minute(row.create_time)}` },
        row.withdraw_time !== null && { label: t('notices.field.withdraw_time'), value: minute(row.withdraw_time) },
        row.withdraw_time !== null && { label: t('notices.field.withdraw_reason'), value: row.withdraw_reason },
      ]}
    />
  )
}
