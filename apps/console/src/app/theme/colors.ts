import { theme } from 'antd'
import type { Theme } from '../host/settingShape.ts'
import { mix, readableShade } from './contrast.ts'
import { controlsInInk } from './ink.ts'

/** A readable colour, with its hover and active shades, which contrast more with the background. */
export type Readable = { base: string; hover: string; active: string }

export type Colors = {
  /** The theme colour itself, for the frame around the pages. Too light for text. */
  hue: string
  /** The same on pages (bars, selected states, charts), where it must not look like an alarm. */
  accent: string
  /** The shades for text, links and filled controls. */
  text: Readable
  /** The same for errors and dangerous actions. */
  error: Readable
  /** Text on a filled control. */
  onFill: string
  /** Background of selected rows and items. */
  tint: string
  layout: string
  sider: string
  siderDeep: string
  siderSelected: string
}

/** The ten shades of a colour as antd draws them: increasingly dark by day, increasingly light by night. */
function shadesOf(color: string, night: boolean): string[] {
  const algorithm = night ? theme.darkAlgorithm : theme.defaultAlgorithm
  const token = theme.getDesignToken({ algorithm, token: { cyan: color } })
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((step) => token[`cyan-${step}`])
}

function readableOf(shades: readonly string[], sheets: readonly string[]): Readable {
  const base = readableShade(shades.slice(5), sheets)
  const index = shades.indexOf(base)
  return { base, hover: shades[index + 1] ?? base, active: shades[index + 2] ?? shades[index + 1] ?? base }
}

/** The colours of controls where the theme colour would look like an alarm. */
const ink = {
  day: { accent: '#8c8c8c', text: { base: '#262626', hover: '#434343', active: '#000000' }, tint: '#ebebeb' },
  night: { accent: '#8c8c8c', text: { base: '#dcdcdc', hover: '#f0f0f0', active: '#ffffff' }, tint: '#303030' },
}

/** All colours that depend on theme colour and mode (design section 12, console.md 1.2; ADR 047). */
export function colorsOf(theme: Pick<Theme, 'color' | 'mode' | 'error'>, weak: boolean): Colors {
  const { color, mode, error } = theme
  const night = mode === 'night'
  const shades = shadesOf(color, night)
  const inked = controlsInInk(theme, weak) ? ink[night ? 'night' : 'day'] : undefined
  const hue = shades[5] ?? color
  const tint = inked?.tint ?? shades[0] ?? color
  const layout = night ? '#000000' : '#f2f5f5'
  const sheets = night ? ['#141414', '#1f1f1f', layout, tint] : ['#ffffff', layout, tint]
  const menu = night
    ? { sider: '#151515', siderDeep: '#1f1f1f', siderSelected: '#2b2b2b' }
    : {
        sider: mix('#000000', color, 0.83),
        siderDeep: mix('#000000', color, 0.9),
        siderSelected: mix('#000000', color, 0.62),
      }
  return {
    hue,
    accent: inked?.accent ?? hue,
    text: inked?.text ?? readableOf(shades, sheets),
    error: readableOf(shadesOf(error, night), sheets),
    onFill: night ? '#141414' : '#ffffff',
    tint,
    layout,
    ...menu,
  }
}
