import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined'
import LoginOutlined from '@ant-design/icons/es/icons/LoginOutlined'
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined'
import SignatureOutlined from '@ant-design/icons/es/icons/SignatureOutlined'
import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../api/can.ts'
import { openTab } from '../../app/host/tabs/tabs.ts'
import Panel from './Panel.tsx'
import styles from './QuickEntries.module.css'
import { permitted, type QuickKey } from './quickEntries.ts'

const icons: Partial<Record<QuickKey, ReactNode>> = {
  quickVisitor: <LoginOutlined aria-hidden="true" />,
  quickHandover: <KeyOutlined aria-hidden="true" />,
  quickSign: <SignatureOutlined aria-hidden="true" />,
  quickRequest: <SendOutlined aria-hidden="true" />,
  quickUserAdd: <UserAddOutlined aria-hidden="true" />,
}

/** The first thing that the user can file stands out; the rest are ways, which a phone leaves to its menu. */
export default function QuickEntries({ keys }: { keys: readonly QuickKey[] }) {
  const { t } = useTranslation()
  const allowed = permitted(keys, useCan())
  const main = allowed.find(({ files }) => files)
  const entries = main ? [main, ...allowed.filter((entry) => entry !== main)] : allowed
  if (entries.length === 0) return null
  return (
    <Panel id="quick" title={t('dashboard.quick')} className={styles.quick}>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <Button
            key={entry.key}
            type={entry === main ? 'primary' : 'default'}
            icon={icons[entry.key]}
            className={entry === main ? styles.main : entry.files || !main ? undefined : styles.way}
            onClick={() => openTab(entry.to)}
          >
            {t(`dashboard.${entry.key}`)}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
