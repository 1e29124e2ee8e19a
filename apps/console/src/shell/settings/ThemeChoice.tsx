import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { changeSetting, useSetting } from '../../app/host/setting.ts'
import { palette, themeModes } from '../../app/host/settingShape.ts'
import styles from './SettingDrawer.module.css'

/** Seconds for which the message about the switch is shown. */
const SAID = 0.8

/** Mode and colour of the whole console. */
export default function ThemeChoice() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { theme } = useSetting()
  return (
    <section>
      <h2 className={styles.group}>{t('shell.setting.style')}</h2>
      <div className={styles.modes} role="radiogroup" aria-label={t('shell.setting.mode')}>
        {themeModes.map((mode) => (
          <label key={mode} className={styles.mode} data-mode={mode}>
            <input
              type="radio"
              name="theme-mode"
              className="sr-only"
              checked={theme.mode === mode}
              onChange={() => {
                changeSetting({ theme: { ...theme, mode } })
                void message.loading(t('shell.setting.modeChosen', { mode: t(`shell.setting.modes.${mode}`) }), SAID)
              }}
            />
            <span className={styles.picture} aria-hidden="true">
              <i />
              <b />
            </span>
            {t(`shell.setting.modes.${mode}`)}
          </label>
        ))}
      </div>
      <div className={styles.colors} role="radiogroup" aria-label={t('shell.setting.color')}>
        {palette.map((color) => (
          <label key={color} className={styles.color} style={{ background: color }}>
            <input
              type="radio"
              name="theme-color"
              className="sr-only"
              aria-label={t(`shell.setting.colors.${color}`)}
              checked={theme.color === color}
              onChange={() => {
                changeSetting({ theme: { ...theme, color } })
                void message.loading(
                  t('shell.setting.colorChosen', { color: t(`shell.setting.colors.${color}`) }),
                  SAID,
                )
              }}
            />
            {theme.color === color && <CheckOutlined aria-hidden="true" />}
          </label>
        ))}
      </div>
    </section>
  )
}
