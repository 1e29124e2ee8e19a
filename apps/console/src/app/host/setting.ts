import { create } from 'zustand'
import { dropSetting, readSetting, writeSetting } from '../../i18n/storedSetting.ts'
import { animations, effects } from './animations.ts'
import config from './config.ts'
import { layouts, pageWidths, palette, type Setting, standard, themeModes } from './settingShape.ts'

const defaults: Setting = { ...standard, ...config }

const switches = [
  'fixedHeader',
  'fixedSideBar',
  'fixedTabs',
  'weekMode',
  'multiPage',
  'cachePage',
  'hideSetting',
  'collapsed',
  'asyncRoutes',
  'showPageTitle',
  'filterMenu',
] as const

const oneOf = <T>(allowed: readonly T[], value: unknown, standard: T): T =>
  allowed.find((option) => option === value) ?? standard

const objectOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** Reads the stored settings, ignoring what this build does not know. */
export function toSetting(stored: Record<string, unknown>): Setting {
  const theme = objectOf(stored.theme)
  const animate = objectOf(stored.animate)
  const name = oneOf(effects, animate.name, defaults.animate.name)
  const [standardDirection] = animations[name]
  const flags = Object.fromEntries(
    switches.map((key) => [key, typeof stored[key] === 'boolean' ? stored[key] : defaults[key]]),
  ) as Pick<Setting, (typeof switches)[number]>
  return {
    ...flags,
    theme: {
      color: oneOf<string>(palette, theme.color, defaults.theme.color),
      mode: oneOf(themeModes, theme.mode, defaults.theme.mode),
      success: defaults.theme.success,
      warning: defaults.theme.warning,
      error: defaults.theme.error,
    },
    systemName: defaults.systemName,
    copyright: defaults.copyright,
    footerLinks: defaults.footerLinks,
    layout: oneOf(layouts, stored.layout, defaults.layout),
    pageWidth: oneOf(pageWidths, stored.pageWidth, defaults.pageWidth),
    animate: {
      disabled: animate.disabled === true,
      name,
      direction: oneOf<string>(animations[name], animate.direction, name === 'bounce' ? 'left' : standardDirection),
    },
  }
}

/** The differences from the defaults, which is what is stored (console.md 1.8). */
export function differences(setting: Setting): Partial<Setting> {
  const entries = Object.entries(setting) as [keyof Setting, unknown][]
  return Object.fromEntries(entries.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults[key])))
}

export const useSetting = create<Setting>(() => toSetting(readSetting()))

/** Changes a setting temporarily, until it is saved. */
export function changeSetting(change: Partial<Setting>): void {
  useSetting.setState(change)
}

/** Stores the settings in this browser; the language has its own menu. */
export function saveSetting(): void {
  const { lang } = readSetting()
  writeSetting({ ...(lang === undefined ? {} : { lang }), ...differences(useSetting.getState()) })
}

/** Changes and stores single settings, for controls of their own. */
export function keepSetting(change: Partial<Setting>): void {
  changeSetting(change)
  writeSetting({ ...readSetting(), ...change })
}

/** Whether the browser has stored settings. */
export const hasSavedSetting = (): boolean => Object.keys(readSetting()).some((key) => key !== 'lang')

/** Resets to the defaults; the page must be reloaded. */
export const resetSetting = (): void => dropSetting()
