import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined'
import LoginOutlined from '@ant-design/icons/es/icons/LoginOutlined'
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined'
import SignatureOutlined from '@ant-design/icons/es/icons/SignatureOutlined'
import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined'
import { useCan } from '@shouya/console/api/can.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import type { Counts, QuickEntry, QuickKey } from '@shouya/console/ui/page/Page.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import Panel from '../../console/Panel.tsx'
import type { Bench } from './bench.ts'
import styles from './QuickEntries.module.css'
import { permitted, type Way } from './quickEntries.ts'

const icons: Readonly<Record<NonNullable<QuickEntry['icon']>, ReactNode>> = {
  enter: <LoginOutlined aria-hidden="true" />,
  key: <KeyOutlined aria-hidden="true" />,
  person: <UserAddOutlined aria-hidden="true" />,
  send: <SendOutlined aria-hidden="true" />,
  sign: <SignatureOutlined aria-hidden="true" />,
}

type Props = { bench: Bench; ways: ReadonlyMap<QuickKey, Way>; counts: Counts | undefined }

/** The role's primary action is highlighted; the others are links. A phone leaves mere navigation links to its menu. */
export default function QuickEntries({ bench, ways, counts }: Props) {
  const { t } = useTranslation()
  const available = { can: useCan(), ways, counts: counts ?? {} }
  // The primary action depends on the numbers: none is highlighted before they are loaded.
  const [main] = counts ? permitted(bench.next, available) : []
  const allowed = permitted(bench.quick, available)
  const entries = main ? [main, ...allowed.filter(({ key }) => key !== main.key)] : allowed
  if (entries.length === 0) return null
  // On a phone, users who look after many outlets see overdue numbers first; outlet staff see the primary action first.
  const first = bench.hidesZeros || !bench.quick.includes('quickWall')
  const place = bench.next.length > 0 ? styles.leads : styles.quick
  return (
    <Panel id="quick" title={t('dashboard.quick')} className={first ? place : ''}>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <Button
            key={entry.key}
            type={entry === main ? 'primary' : 'default'}
            icon={entry.icon && icons[entry.icon]}
            className={entry === main ? styles.main : entry.files ? undefined : styles.way}
            onClick={() => openTab(entry.to)}
          >
            {t(`dashboard.${entry.key}`)}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
