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

/** The next act of the role stands out; the rest are ways, of which a phone leaves those that only lead somewhere to its menu. */
export default function QuickEntries({ bench, ways, counts }: Props) {
  const { t } = useTranslation()
  const known = { can: useCan(), ways, counts: counts ?? {} }
  // What stands out follows the numbers: nothing does before they are there.
  const [main] = counts ? permitted(bench.next, known) : []
  const allowed = permitted(bench.quick, known)
  const entries = main ? [main, ...allowed.filter(({ key }) => key !== main.key)] : allowed
  if (entries.length === 0) return null
  // On a phone whoever looks after many reads first what is overdue; at a door the next act comes first.
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
