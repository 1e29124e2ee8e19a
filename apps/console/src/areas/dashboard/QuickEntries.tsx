import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined'
import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../api/can.ts'
import { openTab } from '../../app/host/openTab.ts'
import styles from './QuickEntries.module.css'
import { type QuickEntry, quickEntries } from './quickEntries.ts'
import bench from './Workplace.module.css'

const icons: Partial<Record<QuickEntry['key'], ReactNode>> = {
  quickHandover: <KeyOutlined />,
  quickUserAdd: <UserAddOutlined />,
}

/** The first thing that the user can file stands out; the rest are ways. */
export default function QuickEntries() {
  const { t } = useTranslation()
  const entries = quickEntries(useCan())
  const main = entries.find(({ key }) => icons[key])
  return (
    <section className={`${bench.card} ${styles.quick}`} aria-labelledby="quick">
      <div className={bench.head}>
        <h2 id="quick">{t('dashboard.quick')}</h2>
      </div>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <Button
            key={entry.key}
            type={entry === main ? 'primary' : 'default'}
            icon={icons[entry.key]}
            className={entry === main ? styles.main : undefined}
            onClick={() => openTab(entry.to)}
          >
            {t(`dashboard.${entry.key}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
