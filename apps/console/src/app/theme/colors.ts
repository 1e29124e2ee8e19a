import { theme } from 'antd'
import type { ThemeMode } from '../host/setting.ts'
import { mix, readableShade } from './contrast.ts'

export type Colors = {
  /** The theme colour itself: bars, selected states, charts. Too light for text. */
  accent: string
  /** The shade that text, links and filled controls take. */
  text: string
  /** The red of errors, for text and filled controls. */
  error: string
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

/** All colours that depend on theme colour and mode (design section 12, console.md 1.2). */
export function colorsOf(color: string, mode: ThemeMode): Colors {
  const night = mode === 'night'
  const shades = shadesOf(color, night)
  const tint = shades[0] ?? color
  const layout = night ? '#000000' : '#f2f5f5'
  const backgrounds = night ? ['#141414', '#1f1f1f', layout, tint] : ['#ffffff', layout, tint]
  const text = readableShade(shades.slice(5), backgrounds)
  const error = readableShade(shadesOf('#f5222d', night).slice(5), backgrounds)
  const accent = shades[5] ?? color
  if (night) {
    return {
      accent,
      text,
      error,
      onFill: '#141414',
      tint,
      layout,
      sider: '#151515',
      siderDeep: '#1f1f1f',
      siderSelected: '#2b2b2b',
    }
  }
  const sider = mix('#000000', color, 0.83)
  return {
    accent,
    text,
    error,
    onFill: '#ffffff',
    tint,
    layout,
    sider,
    siderDeep: mix('#000000', color, 0.9),
    siderSelected: mix('#000000', color, 0.62),
  }
}
