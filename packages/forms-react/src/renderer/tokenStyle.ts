import type { GlobalToken } from 'antd'
import type { CSSProperties } from 'react'

/** The tokens of antd's theme that the style sheet uses, so that a form follows the theme and night mode. */
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

/** CSS variables like `--sf-t-color-text`; antd sets its own variables on its own elements only. */
export const tokenStyle = (token: GlobalToken): CSSProperties =>
  Object.fromEntries([
    ...COLORS.map((name) => [variable(name), token[name]]),
    ...SIZES.map((name) => [variable(name), `${token[name]}px`]),
  ])

const variable = (name: string): string => `--sf-t-${name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`
