import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd'
import type { Theme } from '../host/settingShape.ts'
import { type Colors, colorsOf } from './colors.ts'
import { controlsInInk } from './ink.ts'
import { themeFor, weakPalettes } from './weakPalette.ts'

const fontFamily = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif'

/** Runs after antd's own algorithm, which takes the sixth shade of a palette for text and fills, readable or not. */
const readableShades =
  ({ text, error }: Colors): MappingAlgorithm =>
  (_, map) =>
    ({
      ...map,
      colorPrimary: text.base,
      colorPrimaryHover: text.hover,
      colorPrimaryActive: text.active,
      colorPrimaryText: text.base,
      colorInfo: text.base,
      colorLink: text.base,
      colorLinkHover: text.hover,
      colorLinkActive: text.active,
      colorError: error.base,
      colorErrorHover: error.hover,
      colorErrorActive: error.active,
      colorErrorText: error.base,
    }) as NonNullable<typeof map>

const menuTokens = ({ sider, siderDeep, siderSelected, text, tint }: Colors) => ({
  itemBorderRadius: 6,
  itemHeight: 40,
  itemMarginInline: 8,
  itemPaddingInline: 12,
  subMenuItemBg: 'transparent',
  itemSelectedBg: tint,
  itemSelectedColor: text.base,
  subMenuItemSelectedColor: text.base,
  darkItemBg: sider,
  darkSubMenuItemBg: siderDeep,
  darkPopupBg: sider,
  darkItemColor: 'rgba(255, 255, 255, 0.76)',
  darkItemHoverColor: '#ffffff',
  darkItemSelectedBg: siderSelected,
  darkItemSelectedColor: '#ffffff',
  activeBarBorderWidth: 0,
})

/** From this seed antd derives selected, pressed and outlined states in the colour of controls. */
const INK_SEED = '#595959'

/** Design section 12 as tokens. Motion takes less than 200 ms; without it antd's popups do not wait for its end. */
export function themeConfig(userTheme: Theme, weak: boolean, motion: boolean): ThemeConfig {
  const seen = themeFor(userTheme, weak)
  const { color, mode, success, warning, error } = seen
  const colors = colorsOf(seen, weak)
  const night = mode === 'night'
  const inked = controlsInInk(seen, weak)
  const primary = inked ? INK_SEED : color
  return {
    cssVar: { key: 'sy' },
    algorithm: [night ? theme.darkAlgorithm : theme.defaultAlgorithm, readableShades(colors)],
    token: {
      ...(weak ? weakPalettes : {}),
      colorPrimary: primary,
      colorInfo: primary,
      colorSuccess: success,
      colorWarning: warning,
      colorError: error,
      colorBgLayout: colors.layout,
      colorTextLightSolid: colors.onFill,
      controlItemBgActive: colors.tint,
      // antd's default grey of descriptions has a contrast of 2.9 : 1 on white.
      colorTextDescription: night ? 'rgba(255, 255, 255, 0.65)' : 'rgba(0, 0, 0, 0.6)',
      colorTextPlaceholder: night ? 'rgba(255, 255, 255, 0.55)' : 'rgba(0, 0, 0, 0.56)',
      borderRadius: 6,
      fontFamily,
      fontSize: 14,
      lineHeight: 22 / 14,
      motion,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
      boxShadowTertiary: 'none',
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Menu: menuTokens(colors),
      // Density changes heights only: the columns keep their widths.
      Table: { cellPaddingInline: 8 },
      // Dark in every mode.
      Tooltip: { colorTextLightSolid: '#ffffff' },
    },
  }
}
