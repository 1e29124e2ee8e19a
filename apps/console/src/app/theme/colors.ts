import { theme } from 'antd'
import type { Theme } from '../host/settingShape.ts'
import { mix, readableShade } from './contrast.ts'

/** A colour that can be read, and what it turns to under the pointer and when pressed: further away from the sheet. */
export type Readable = { base: string; hover: string; active: string }

export type Colors = {
  /** The theme colour itself: bars, selected states, charts. Too light for text. */
  accent: string
  /** The shades that text, links and filled controls take. */
  text: Readable
  /** The same for errors and what is dangerous. */
  error: Readable
  /** What is written on a filled control. */
  onFill: string
  /** Behind selected rows and items. */
  tint: string
  layout: string
  sider: string
  siderDeep: string
  siderSelected: string
}

/** The ten shades of a colour as antd draws them: darker and darker by day, lighter and lighter by night. */
function shadesOf(color: string, night: boolean): string[] {
  const algorithm = night ? theme.darkAlgorithm : theme.defaultAlgorithm
  const token = theme.getDesignToken({ algorithm, token: { cyan: color } })
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((step) => token[`cyan-${step}`])
}

function readableOf(shades: readonly string[], sheets: readonly string[]): Readable {
  const base = readableShade(shades.slice(5), sheets)
  const at = shades.indexOf(base)
  return { base, hover: shades[at + 1] ?? base, active: shades[at + 2] ?? shades[at + 1] ?? base }
}

/** All colours that depend on theme colour and mode (design section 12, console.md 1.2). */
export function colorsOf({ color, mode, error }: Pick<Theme, 'color' | 'mode' | 'error'>): Colors {
  const night = mode === 'night'
  const shades = shadesOf(color, night)
  const tint = shades[0] ?? color
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
    accent: shades[5] ?? color,
    text: readableOf(shades, sheets),
    error: readableOf(shadesOf(error, night), sheets),
    onFill: night ? '#141414' : '#ffffff',
    tint,
    layout,
    ...menu,
  }
}
