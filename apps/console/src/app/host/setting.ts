import { create } from 'zustand'
import { readSetting, writeSetting } from '../../i18n/storedSetting.ts'

export const themeModes = ['dark', 'light', 'night'] as const
export type ThemeMode = (typeof themeModes)[number]

/** The eight theme colours (console.md 1.1). */
export const palette = ['#f5222d', '#fa541c', '#fadb14', '#3eaf7c', '#13c2c2', '#1890ff', '#722ed1', '#eb2f96'] as const

export type Setting = {
  /** `dark`: a dark menu beside light content · `light` · `night`: all dark. */
  theme: { color: string; mode: ThemeMode }
  collapsed: boolean
}

const defaults: Setting = { theme: { color: '#13c2c2', mode: 'dark' }, collapsed: false }

/** Takes from the browser only what this build understands. */
export function toSetting(stored: Record<string, unknown>): Setting {
  const theme = (stored.theme ?? {}) as Partial<Setting['theme']>
  const color = palette.find((one) => one === theme.color) ?? defaults.theme.color
  const mode = themeModes.find((one) => one === theme.mode) ?? defaults.theme.mode
  return { theme: { color, mode }, collapsed: stored.collapsed === true }
}

export const useSetting = create<Setting>(() => toSetting(readSetting()))

export function changeSetting(change: Partial<Setting>): void {
  useSetting.setState(change)
  writeSetting(change)
}
