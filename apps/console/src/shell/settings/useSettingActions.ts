import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { differences, hasSavedSetting, resetSetting, saveSetting, useSetting } from '../../app/host/setting.ts'

/** Spec 000 section 4: seconds for which saving is shown. */
const SAVING = 0.8

/** Save, reset and copy of the settings drawer (spec 000 sections 4 and 8). */
export function useSettingActions() {
  const { t } = useTranslation()
  const { message, modal } = App.useApp()

  const save = () => {
    void message.loading(t('shell.setting.saving'), SAVING)
    saveSetting()
  }
  const reset = () =>
    void modal.confirm({
      title: t('shell.setting.resetAsk'),
      onOk: () => {
        resetSetting()
        location.reload()
      },
    })
  const copy = async () => {
    const file = `import type { Setting } from './host/settingShape.ts'\n\nconst config: Partial<Setting> = ${JSON.stringify(differences(useSetting.getState()), null, 2)}\n\nexport default config\n`
    await navigator.clipboard.writeText(file)
    void message.success(t('shell.setting.copied', { file: 'src/app/host/config.ts' }))
    if (hasSavedSetting()) void message.warning(t('shell.setting.savedHere'), 5)
  }
  return { save, reset, copy }
}
