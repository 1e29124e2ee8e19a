import { Button, Drawer, Segmented, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { animations, effects } from '../../app/host/animations.ts'
import { changeSetting, useSetting } from '../../app/host/setting.ts'
import { layouts, pageWidths } from '../../app/host/settingShape.ts'
import { keepOnlyFront } from '../../app/host/tabs/tabs.ts'
import TouchSize from '../../ui/TouchSize.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import styles from './SettingDrawer.module.css'
import ThemeChoice from './ThemeChoice.tsx'
import { useSettingActions } from './useSettingActions.ts'

/** The look and motion of the console, for this browser (spec 000 section 2.10); on a phone only what applies there. */
export default function SettingDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const setting = useSetting()
  const { save, reset, copy } = useSettingActions()
  const { animate, layout, pageWidth } = setting

  const flag = (key: 'fixedHeader' | 'fixedSideBar' | 'weekMode' | 'multiPage' | 'hideSetting', disabled = false) => (
    <SettingRow label={t(`shell.setting.${key}`)}>
      <Switch
        aria-label={t(`shell.setting.${key}`)}
        checked={setting[key]}
        disabled={disabled}
        onChange={(isOn) => {
          changeSetting({ [key]: isOn })
          if (key === 'multiPage' && !isOn) keepOnlyFront()
        }}
      />
    </SettingRow>
  )
  const effectText = (name: (typeof effects)[number]) => t(`shell.setting.effects.${name}`)
  return (
    <TouchSize>
      <Drawer
        title={t('shell.setting.title')}
        open={open}
        size={phone ? '100%' : 320}
        onClose={onClose}
        footer={
          <div className={styles.buttons}>
            <Button type="primary" onClick={save}>
              {t('shell.setting.save')}
            </Button>
            <Button onClick={reset}>{t('shell.setting.reset')}</Button>
            <Button onClick={() => void copy()}>{t('shell.setting.copy')}</Button>
          </div>
        }
      >
        <ThemeChoice />
        <section>
          <h2 className={styles.group}>{t('shell.setting.navigation')}</h2>
          {!phone && (
            <>
              <ChoiceRow
                label={t('shell.setting.layout')}
                value={layout}
                options={layouts.map((value) => ({ value, label: t(`shell.setting.layouts.${value}`) }))}
                onChange={(value) => changeSetting({ layout: value })}
              />
              <ChoiceRow
                label={t('shell.setting.pageWidth')}
                value={pageWidth}
                disabled={layout !== 'head'}
                options={pageWidths.map((value) => ({ value, label: t(`shell.setting.pageWidths.${value}`) }))}
                onChange={(value) => changeSetting({ pageWidth: value })}
              />
            </>
          )}
          {flag('fixedHeader')}
          {!phone && flag('fixedSideBar', layout === 'head')}
        </section>
        <section>
          <h2 className={styles.group}>{t('shell.setting.other')}</h2>
          {flag('weekMode')}
          {flag('multiPage')}
          {!phone && flag('hideSetting')}
        </section>
        <section>
          <h2 className={styles.group}>{t('shell.setting.animate')}</h2>
          <SettingRow label={t('shell.setting.noAnimation')}>
            <Switch
              aria-label={t('shell.setting.noAnimation')}
              checked={animate.disabled}
              onChange={(disabled) => changeSetting({ animate: { ...animate, disabled } })}
            />
          </SettingRow>
          <SettingRow label={t('shell.setting.effect')}>
            <Select
              aria-label={t('shell.setting.effect')}
              className={styles.select}
              value={animate.name}
              disabled={animate.disabled}
              options={effects.map((value) => ({ value, label: effectText(value) }))}
              onChange={(name) => changeSetting({ animate: { ...animate, name, direction: animations[name][0] } })}
            />
          </SettingRow>
          <SettingRow label={t('shell.setting.direction')}>
            <Select
              aria-label={t('shell.setting.direction')}
              className={styles.select}
              value={animate.direction}
              disabled={animate.disabled}
              options={animations[animate.name].map((value) => ({
                value: value as string,
                label: t(`shell.setting.directions.${value}`),
              }))}
              onChange={(direction) => changeSetting({ animate: { ...animate, direction } })}
            />
          </SettingRow>
        </section>
      </Drawer>
    </TouchSize>
  )
}

type Props<T extends string> = {
  label: string
  value: T
  options: { value: T; label: string }[]
  disabled?: boolean
  onChange: (value: T) => void
}

/** A choice of a few options, all visible. */
function ChoiceRow<T extends string>({ label, ...choice }: Props<T>) {
  return (
    <SettingRow label={label}>
      <Segmented<T> aria-label={label} size="small" {...choice} />
    </SettingRow>
  )
}

/** One setting: its name, and its control at the end of the line. */
function SettingRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.row}>
      <span>{label}</span>
      {children}
    </label>
  )
}
