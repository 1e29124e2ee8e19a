import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { useSetting } from '../../app/host/setting.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import styles from './SettingDrawer.module.css'

const SettingDrawer = lazy(() => import('./SettingDrawer.tsx'))

/** Mounted from the first opening on, so that closing is animated too. */
const useOpen = create<{ open: boolean; used: boolean }>(() => ({ open: false, used: false }))

export const openSettings = (): void => useOpen.setState({ open: true, used: true })

/** The handle at the right edge with its drawer. If it is hidden, the user's menu still has it. */
export default function Settings() {
  const { t } = useTranslation()
  const { hideSetting } = useSetting()
  const phone = useIsPhone()
  const { open, used } = useOpen()
  return (
    <>
      {!hideSetting && !phone && (
        <button type="button" className={styles.handle} aria-label={t('shell.setting.title')} onClick={openSettings}>
          <SettingOutlined aria-hidden="true" />
        </button>
      )}
      {used && (
        <Suspense>
          <SettingDrawer open={open} onClose={() => useOpen.setState({ open: false })} />
        </Suspense>
      )}
    </>
  )
}
