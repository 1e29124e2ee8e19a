import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined'
import SyncOutlined from '@ant-design/icons/es/icons/SyncOutlined'
import { Dropdown, type MenuProps } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsDirty } from '../../app/host/dirty.ts'
import type { Tab } from '../../app/host/tabs/tabList.ts'
import { closeBeside, refreshTab, reopenTab, useTabs } from '../../app/host/tabs/tabs.ts'
import { useTabTitle } from '../../app/host/tabs/useTabTitle.ts'
import PageBadge from '../PageBadge.tsx'
import styles from './TabBar.module.css'

/** A tab's title, with a dot for unsaved input and, in front, the reload button. */
function TabLabel({ tab, front }: { tab: Tab; front: boolean }) {
  const { t } = useTranslation()
  const title = useTabTitle()(tab)
  const dirty = useIsDirty(tab.fullPath)
  const closed = useTabs((list) => list.closed.length > 0)
  const { fullPath } = tab
  const items: MenuProps['items'] = [
    { key: 'left', label: t('shell.tabs.closeLeft') },
    { key: 'right', label: t('shell.tabs.closeRight') },
    { key: 'others', label: t('shell.tabs.closeOthers') },
    { key: 'refresh', label: t('shell.tabs.refresh') },
    { type: 'divider' },
    { key: 'reopen', label: t('shell.tabs.reopen'), disabled: !closed },
  ]
  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    domEvent.stopPropagation()
    if (key === 'refresh') void refreshTab(fullPath)
    else if (key === 'reopen') reopenTab()
    else void closeBeside(fullPath, key as 'left' | 'right' | 'others')
  }
  return (
    <Dropdown menu={{ items, onClick }} trigger={['contextMenu']}>
      <span className={styles.label}>
        {tab.loading ? (
          <LoadingOutlined aria-hidden="true" />
        ) : (
          front && (
            <SyncOutlined
              className={styles.sync}
              aria-hidden="true"
              title={t('shell.tabs.refresh')}
              onClick={() => void refreshTab(fullPath)}
            />
          )
        )}
        {title}
        {tab.title === null && <PageBadge path={tab.keyPath} />}
        {dirty && <span className={styles.dot} role="img" aria-label={t('shell.tabs.unsaved')} />}
      </span>
    </Dropdown>
  )
}

/** antd renders its bar repeatedly while it measures it. */
export default memo(TabLabel)
