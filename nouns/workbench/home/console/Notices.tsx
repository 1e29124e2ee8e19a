import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import { LazyNoticeDialog } from '@shouya/console/ui/notices/lazyNoticeDialog.ts'
import NoticeItems from '@shouya/console/ui/notices/NoticeItems.tsx'
import { useNotices } from '@shouya/console/ui/notices/useNotices.ts'
import { Button, Skeleton } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import Empty from '../../console/Empty.tsx'
import Panel from '../../console/Panel.tsx'
import styles from './Workplace.module.css'

const MOST = 6

/** The user's unread notices of bank and branch; new ones arrive by the event stream. */
export default function Notices() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('Notice/GetNoticePageList', { pagesize: MOST, IsRead: 0 })
  const notices = useNotices()
  const more = (
    <Button type="link" size="small" onClick={() => openTab('/dashboard/notice')}>
      {t('dashboard.allNotices')}
    </Button>
  )
  return (
    <Panel id="notices" title={t('dashboard.notices')} note={more} className={styles.notices}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} />}
      {data?.rows.length === 0 && <Empty title={t('dashboard.noNotices')} text={t('dashboard.noNoticesText')} />}
      {data && data.rows.length > 0 && (
        <NoticeItems rows={data.rows} label={t('dashboard.notices')} onOpen={notices.open} />
      )}
      {notices.shown !== undefined && (
        <Suspense>
          <LazyNoticeDialog key={notices.shown} id={notices.shown} onClose={notices.close} />
        </Suspense>
      )}
    </Panel>
  )
}
