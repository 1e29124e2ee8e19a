import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { openTab } from '../../app/host/tabs/tabs.ts'
import Empty from './Empty.tsx'
import Panel from './Panel.tsx'
import styles from './Workplace.module.css'

/** The notices of the bank; what stands in it comes with them. */
export default function Notices() {
  const { t } = useTranslation()
  const more = (
    <Button type="link" size="small" onClick={() => openTab('/dashboard/notice')}>
      {t('dashboard.allNotices')}
    </Button>
  )
  return (
    <Panel id="notices" title={t('dashboard.notices')} note={more} className={styles.notices}>
      <Empty title={t('dashboard.noNotices')} text={t('dashboard.noNoticesText')} />
    </Panel>
  )
}
