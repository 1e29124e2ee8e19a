import '@shouya/console/ui/settings.css'
import type { RowOf } from '@shouya/console/api/path.ts'
import { useReadMore } from '@shouya/console/api/useReadMore.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { Button, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemindWords } from './useRemindWords.ts'

const CONSOLE = '1'
const statuses = [0, 1, 2, 3, 4] as const
const tones = ['waiting', 'active', 'done', 'refused', 'void'] as const

/** What was sent by SMS and mail, and what was not and why. */
export default function Deliveries() {
  const { t } = useTranslation()
  const channels = useDict('remind_channel').filter(({ value }) => value !== CONSOLE)
  const [channel, setChannel] = useState<2 | 3>()
  const [status, setStatus] = useState<number>()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReadMore(
    'EventsRemind/GetDeliveryList',
    { ...(channel && { channel }), ...(status !== undefined && { status: [status] }), pagesize: 50 },
  )
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <div className="set-parameters">
      <p>{t('remindRule.delivery.about')}</p>
      <TouchSize>
        <div className="ui-buttons set-start">
          <Select
            allowClear
            aria-label={t('remindRule.channels')}
            placeholder={t('remindRule.delivery.anyChannel')}
            value={channel}
            options={channels.map(({ value, label }) => ({ value: Number(value) as 2 | 3, label }))}
            onChange={setChannel}
          />
          <Select
            allowClear
            aria-label={t('remindRule.delivery.anyStatus')}
            placeholder={t('remindRule.delivery.anyStatus')}
            value={status}
            options={statuses.map((value) => ({ value, label: t(`remindRule.delivery.status.${value}`) }))}
            onChange={setStatus}
          />
        </div>
      </TouchSize>
      {error && !rows && <Failure error={error} onRetry={refetch} />}
      {!rows && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {rows?.length === 0 && (
        <Nothing title={t('remindRule.delivery.none')} action={null}>
          {t('remindRule.delivery.noneText')}
        </Nothing>
      )}
      <ul>
        {rows?.map((row) => (
          <Delivery key={row.id} row={row} />
        ))}
      </ul>
      {hasNextPage && (
        <TouchSize>
          <Button block type="text" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('common.more')}
          </Button>
        </TouchSize>
      )}
    </div>
  )
}

function Delivery({ row }: { row: RowOf<'EventsRemind/GetDeliveryList'> }) {
  const { t } = useTranslation()
  const word = useWord()
  const { nameOf } = useRemindWords()
  return (
    <li>
      <div>
        {nameOf({ name: null, standard_title: row.rule })}
        <div className="set-note">
          <time dateTime={row.create_time}>{row.create_time.slice(0, 16)}</time> ·{' '}
          <DictText dict="remind_channel" value={row.channel} />
        </div>
      </div>
      <div className="set-value">
        {row.receiver_name} {row.address}
        <div className="set-note">{row.dept_name}</div>
      </div>
      <div>
        <StatusTag kind={tones[row.status] ?? 'void'}>
          {word(`remindRule.delivery.status.${row.status}`, String(row.status))}
        </StatusTag>
        <div className="set-note">
          {row.error !== null && word(`remindRule.delivery.reason.${row.error}`, row.error)}
          {row.attempts > 1 && ` ${t('remindRule.delivery.attempts', { count: row.attempts })}`}
        </div>
      </div>
    </li>
  )
}
