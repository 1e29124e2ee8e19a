import LockOutlined from '@ant-design/icons/es/icons/LockOutlined'
import UnlockOutlined from '@ant-design/icons/es/icons/UnlockOutlined'
import { Button, Tabs, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { keepSetting, useSetting } from '../../app/host/setting.ts'
import { defaultPath } from '../../app/host/tabs/tabList.ts'
import { showTab, useTabs } from '../../app/host/tabs/tabs.ts'
import styles from './TabBar.module.css'
import TabLabel from './TabLabel.tsx'
import { useCloseTab } from './useCloseTab.ts'

/** The opened pages (spec 000 section 2.10): close, refresh, lock, and a context menu. */
export default function TabBar() {
  const { t } = useTranslation()
  const close = useCloseTab()
  const list = useTabs()
  const { fixedTabs } = useSetting()

  const lock = t(fixedTabs ? 'shell.tabs.unlock' : 'shell.tabs.lock')
  return (
    <nav className={styles.bar} aria-label={t('shell.tabs.label')}>
      <Tabs
        type="editable-card"
        hideAdd
        locale={{ removeAriaLabel: t('shell.tabs.close'), dropdownAriaLabel: t('ui.more') }}
        size="small"
        activeKey={list.active}
        onChange={showTab}
        onEdit={(key, action) => action === 'remove' && typeof key === 'string' && void close(key)}
        items={list.tabs.map((tab) => ({
          key: tab.fullPath,
          // The default page has the button, which explains why it stays (spec 000 section 5); the work bench has none.
          closable: !tab.unclose || tab.path === defaultPath,
          label: <TabLabel tab={tab} front={tab.fullPath === list.active} />,
        }))}
        tabBarExtraContent={
          <Tooltip title={lock}>
            <Button
              type="text"
              size="small"
              aria-label={lock}
              aria-pressed={fixedTabs}
              icon={fixedTabs ? <LockOutlined aria-hidden="true" /> : <UnlockOutlined aria-hidden="true" />}
              onClick={() => keepSetting({ fixedTabs: !fixedTabs })}
            />
          </Tooltip>
        }
      />
    </nav>
  )
}
