import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { closeTab } from '../../app/host/tabs/tabs.ts'

/** Closes a tab, or explains why it stays (spec 000 section 5). */
export function useCloseTab(): (fullPath: string) => Promise<void> {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return async (fullPath) => {
    const refusal = await closeTab(fullPath)
    if (refusal === 'default') void message.warning(t('shell.tabs.defaultStays'))
    if (refusal === 'last') void message.warning(t('shell.tabs.lastStays'))
  }
}
