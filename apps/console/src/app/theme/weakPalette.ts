import type { Theme } from '../host/settingShape.ts'

/**
 * Colours that are distinguishable with any of the three colour vision deficiencies: the alarm is vermilion, its
 * opposite blue (Okabe and Ito, 2008; ADR 047).
 */
const states = { success: '#0072b2', warning: '#e69f00', error: '#d55e00' }

/** The same for states, tags and charts, which take their shades from antd's palettes. */
export const weakPalettes = {
  red: states.error,
  volcano: states.error,
  orange: states.warning,
  gold: states.warning,
  green: states.success,
  blue: '#785ef0',
}

/** The theme for people with a colour vision deficiency. */
export const themeFor = (theme: Theme, weak: boolean): Theme => (weak ? { ...theme, ...states } : theme)
