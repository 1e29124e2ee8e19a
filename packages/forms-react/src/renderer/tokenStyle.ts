import type { GlobalToken } from 'antd'
import type { CSSProperties } from 'react'

/** What the style sheet takes of antd's theme, so that a form follows it, by night too. */
const COLORS = [
  'colorText',
  'colorTextDescription',
  'colorTextDisabled',
  'colorTextPlaceholder',
  'colorError',
  'colorErrorText',
  'colorWarningText',
  'colorPrimary',
  'colorBorder',
  'colorBorderSecondary',
  'colorBgContainer',
  'colorBgContainerDisabled',
  'colorFillQuaternary',
  'controlItemBgActive',
  'controlItemBgHover',
  'lineHeight',
] as const
const SIZES = ['fontSize', 'fontSizeSM', 'fontSizeLG', 'borderRadius', 'borderRadiusLG'] as const

/** antd's own variables stand on its elements only, ours are around them: so `--sf-t-color-text` and so on. */
export const tokenStyle = (token: GlobalToken): CSSProperties =>
  Object.fromEntries([
    ...COLORS.map((name) => [variable(name), token[name]]),
    ...SIZES.map((name) => [variable(name), `${token[name]}px`]),
  ])

const variable = (name: string): string => `--sf-t-${name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`
