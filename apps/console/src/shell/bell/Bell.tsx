import BellOutlined from '@ant-design/icons/es/icons/BellOutlined'
import { Badge, Button, Popover, Skeleton, Tabs } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../../api/can.ts'
import { useRead } from '../../api/useRead.ts'
import { badgeText } from '../../app/host/badges.ts'
import { openTab } from '../../app/host/tabs/tabs.ts'
import { LazyNoticeDialog } from '../../ui/notices/lazyNoticeDialog.ts'
import NoticeItems from '../../ui/notices/NoticeItems.tsx'
import type { NoticeRow } from '../../ui/notices/noticeRow.ts'
import { useNotices } from '../../ui/notices/useNotices.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import styles from './Bell.module.css'
import BellReminders, { useReminders } from './BellReminders.tsx'

/** The lists by the type in their query. */
const kinds = [
  { key: 'system', type: undefined },
  { key: 'bank', type: 0 },
  { key: 'branch', type: 1 },
] as const

/** The notices of spec 000 section 2.10: the number of unread ones, and those of the bank and of the own units. */
export default function Bell() {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const enabled = useMayCall()('Notice/GetNoticeCount')
  const { data } = useRead('Notice/GetNoticeCount', {}, { enabled })
  const count = data?.NoticeCount ?? 0
  const reminders = useReminders().data?.rows.length ?? 0
  const [open, setOpen] = useState(false)
  const notices = useNotices()
  const openList = (type: number | undefined) => {
    setOpen(false)
    openTab(`/dashboard/notice?type=1${type === undefined ? '' : `&kind=${type}`}`)
  }
  const panel = (
    <Tabs
      centered
      items={kinds.map(({ key, type }) => ({
        key,
        label: t(`shell.bell.${key}`),
        children: (
          <>
            {type === undefined && (
              <BellReminders
                onOpen={(link) => {
                  setOpen(false)
                  if (link) openTab(link)
                }}
              />
            )}
            {type !== undefined && enabled && (
              <BellList
                type={type}
                label={t(`shell.bell.${key}`)}
                onOpen={(row) => {
                  setOpen(false)
                  notices.open(row)
                }}
              />
            )}
            <Button type="link" block className={styles.more} onClick={() => openList(type)}>
              {t('shell.bell.more')}
            </Button>
          </>
        ),
      }))}
    />
  )
  const unread = count > 0 ? t('shell.bell.unread', { unread: badgeText(count) }) : ''
  return (
    <>
      <Popover
        trigger="click"
        // Centred, it moves to where there is room.
        placement={phone ? 'bottom' : 'bottomRight'}
        open={open}
        onOpenChange={setOpen}
        content={
          <div role="dialog" aria-label={t('shell.bell.title')} style={{ width: phone ? 'calc(100vw - 48px)' : 400 }}>
            {panel}
          </div>
        }
      >
        <Button
          type="text"
          icon={
            // The button's name contains the number; antd's animated digits are not readable.
            <Badge
              // Made anew for each number: the digits that antd scrolls through may stay behind when it is hidden meanwhile.
              key={count}
              aria-hidden="true"
              // Notices are counted; reminders are only indicated by a dot, since the work bench has their number.
              count={count}
              dot={count === 0 && reminders > 0}
              overflowCount={99}
              size="small"
              title=""
              className={styles.badge ?? ''}
            >
              <BellOutlined aria-hidden="true" />
            </Badge>
          }
          aria-label={[t('shell.bell.title'), unread].filter(Boolean).join(' · ')}
          aria-expanded={open}
        />
      </Popover>
      {/* Announced on change, wherever the focus is. */}
      <span className="sr-only" role="status">
        {unread}
      </span>
      {notices.shown !== undefined && (
        <Suspense>
          <LazyNoticeDialog key={notices.shown} id={notices.shown} onClose={notices.close} />
        </Suspense>
      )}
    </>
  )
}

/** The number of notices in the bell (spec 000 sections 2.10, 9). */
const MOST = 8

type Props = { type: 0 | 1; label: string; onOpen: (row: NoticeRow) => void }

/** The first unread notices of one kind, with their links. */
function BellList({ type, label, onOpen }: Props) {
  const { t } = useTranslation()
  const query = { type, page: 1, pagesize: MOST, IsRead: 0 as const }
  const { data, error } = useRead('Notice/GetNoticePageList', query)
  if (error) return <p className={styles.empty}>{error.message}</p>
  if (!data) return <Skeleton active className={styles.waiting ?? ''} paragraph={{ rows: 2 }} title={false} />
  if (data.rows.length === 0) return <p className={styles.empty}>{t('shell.bell.empty')}</p>
  return (
    <div className={styles.list}>
      <NoticeItems rows={data.rows} label={label} onOpen={onOpen} />
    </div>
  )
}
