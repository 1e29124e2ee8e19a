import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { useSetting } from '../../app/host/setting.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import styles from './SettingDrawer.module.css'
import SettingDrawer from './SettingDrawer.tsx'

const useOpen = create<{ open: boolean }>(() => ({ open: false }))

export const openSettings = (): void => useOpen.setState({ open: true })

/** The handle at the right edge and what it opens. Where it is hidden, the user's menu still leads there. */
export default function Settings() {
  const { t } = useTranslation()
  const { hideSetting } = useSetting()
  const phone = useIsPhone()
  const { open } = useOpen()
  return (
    <>
      {!hideSetting && !phone && (
        <button type="button" className={styles.handle} aria-label={t('shell.setting.title')} onClick={openSettings}>
          <SettingOutlined aria-hidden="true" />
        </button>
      )}
      <SettingDrawer open={open} onClose={() => useOpen.setState({ open: false })} />
    </>
  )
}
