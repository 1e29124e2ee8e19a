import { theme } from 'antd'
import { describe, expect, test } from 'vitest'
import { palette, standard, themeModes } from '../host/settingShape.ts'
import { colorsOf } from './colors.ts'
import { contrast, mix, readable, readableShade } from './contrast.ts'
import { apart, kinds } from './testing/vision.ts'
import { themeFor, weakPalettes } from './weakPalette.ts'

/** The distance of magenta and the alarm's red, which nobody confuses. */
const TOLD_APART = 0.1

describe('contrast', () => {
  test('has the known ends and the measured default', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#ffffff', '#ffffff')).toBe(1)
    expect(contrast('#13c2c2', '#ffffff')).toBeCloseTo(2.2, 1)
  })

  test('takes the first shade that every background bears, else the last', () => {
    expect(readableShade(['#888888', '#666666', '#333333'], ['#ffffff'])).toBe('#666666')
    expect(readableShade(['#eeeeee', '#dddddd'], ['#ffffff'])).toBe('#dddddd')
  })

  test('mixes by share', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#000000', '#13c2c2', 0.83)).toBe('#032121')
  })
})

describe.each(themeModes)('mode %s', (mode) => {
  describe.each([false, true])('colour-weak: %s', (weak) => {
    test.each(palette)('%s: what can be done is not taken for an alarm', (color) => {
      const { text, error, accent } = colorsOf(themeFor({ ...standard.theme, color, mode }, weak), weak)
      for (const kind of weak ? kinds : (['all'] as const)) {
        expect(apart(text.base, error.base, kind)).toBeGreaterThan(TOLD_APART)
        expect(apart(accent, error.base, kind)).toBeGreaterThan(TOLD_APART)
      }
    })
  })

  test('colour-weak: states can be read and told apart', () => {
    const algorithm = mode === 'night' ? theme.darkAlgorithm : theme.defaultAlgorithm
    const token = theme.getDesignToken({ algorithm, token: weakPalettes })
    for (const name of ['red', 'orange', 'green', 'blue'] as const)
      expect(contrast(token[`${name}-8`], token[`${name}-1`])).toBeGreaterThanOrEqual(readable)
    for (const kind of kinds) expect(apart(token['red-8'], token['green-8'], kind)).toBeGreaterThan(TOLD_APART)
  })

  test.each(palette)('%s: text, fill and menu can be read', (color) => {
    const colors = colorsOf({ ...standard.theme, color, mode }, false)
    const sheets = mode === 'night' ? ['#141414', '#1f1f1f'] : ['#ffffff']
    for (const sheet of [...sheets, colors.layout, colors.tint]) {
      expect(contrast(colors.text.base, sheet)).toBeGreaterThanOrEqual(readable)
      expect(contrast(colors.error.base, sheet)).toBeGreaterThanOrEqual(readable)
    }
    expect(contrast(colors.onFill, colors.text.base)).toBeGreaterThanOrEqual(readable)
    for (const sheet of [colors.sider, colors.siderDeep, colors.siderSelected]) {
      expect(contrast(mix('#ffffff', sheet, 0.76), sheet)).toBeGreaterThanOrEqual(readable)
    }
  })
})
