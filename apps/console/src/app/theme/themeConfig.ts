import { type ThemeConfig, theme } from 'antd'
import type { ThemeMode } from '../host/setting.ts'
import { type Colors, colorsOf } from './colors.ts'

const fontFamily = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif'

function menuTokens({ sider, siderDeep, siderSelected, accent, text, tint }: Colors) {
  return {
    itemBorderRadius: 6,
    itemHeight: 40,
    itemMarginInline: 8,
    subMenuItemBg: 'transparent',
    itemSelectedBg: tint,
    itemSelectedColor: text,
    darkItemBg: sider,
    darkSubMenuItemBg: siderDeep,
    darkPopupBg: sider,
    darkItemColor: 'rgba(255, 255, 255, 0.76)',
    darkItemSelectedBg: siderSelected,
    darkItemSelectedColor: '#ffffff',
    activeBarBorderWidth: 0,
    colorPrimary: accent,
  }
}

/** Design section 12 as tokens. Motion stays under 200 ms. */
export function themeConfig(color: string, mode: ThemeMode): ThemeConfig {
  const colors = colorsOf(color, mode)
  const night = mode === 'night'
  return {
    cssVar: { key: 'sy' },
    algorithm: night ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.text,
      colorInfo: colors.text,
      colorLink: colors.text,
      colorError: colors.error,
      colorBgLayout: colors.layout,
      controlItemBgActive: colors.tint,
      // The default grey of notes has 2.9 : 1 on white.
      colorTextDescription: night ? 'rgba(255, 255, 255, 0.65)' : 'rgba(0, 0, 0, 0.6)',
      colorTextPlaceholder: night ? 'rgba(255, 255, 255, 0.55)' : 'rgba(0, 0, 0, 0.56)',
      borderRadius: 6,
      fontFamily,
      fontSize: 14,
      lineHeight: 22 / 14,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
      boxShadowTertiary: 'none',
    },
    components: {
      Button: {
        primaryColor: colors.onFill,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: colors.onFill,
      },
      Layout: {
        headerBg: night ? '#141414' : '#ffffff',
        headerHeight: 64,
        headerPadding: 0,
        siderBg: colors.sider,
        lightSiderBg: '#ffffff',
        bodyBg: colors.layout,
      },
      Menu: menuTokens(colors),
    },
  }
}
