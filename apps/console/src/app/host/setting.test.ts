import { expect, test } from 'vitest'
import { differences, toSetting } from './setting.ts'
import { palette, standard, themeModes } from './settingShape.ts'

test('the defaults are those of the specification (000 section 9) [C-3-09 C-9-06 C-9-07 C-9-08 C-9-09 C-9-10 C-9-11 C-9-12 C-9-13]', () => {
  expect(standard).toEqual({
    theme: { color: '#13c2c2', mode: 'dark', success: '#52c41a', warning: '#faad14', error: '#f5222d' },
    systemName: null,
    copyright: null,
    footerLinks: null,
    layout: 'mix',
    fixedHeader: true,
    fixedSideBar: true,
    fixedTabs: true,
    pageWidth: 'fixed',
    weekMode: false,
    multiPage: false,
    cachePage: true,
    hideSetting: false,
    animate: { disabled: false, name: 'bounce', direction: 'left' },
    collapsed: false,
    asyncRoutes: true,
    showPageTitle: true,
    filterMenu: true,
  })
  expect([themeModes, palette.length, palette.includes('#13c2c2')]).toEqual([['dark', 'light', 'night'], 8, true])
})

test('keeps what this build understands, and the defaults for the rest', () => {
  expect(toSetting({})).toEqual(standard)
  const foreign = {
    theme: { color: 'url(x)', mode: 'neon' },
    layout: 'round',
    collapsed: 'yes',
    animate: { name: 'explode', direction: 'in' },
  }
  expect(toSetting(foreign)).toEqual(standard)
  const theme = { ...standard.theme, color: '#722ed1', mode: 'night' as const }
  const own = { ...standard, theme, layout: 'head', collapsed: true }
  expect(toSetting({ ...own, lang: 'HK' })).toEqual(own)
})

test('a direction that the effect does not have becomes its first one', () => {
  expect(toSetting({ animate: { name: 'flip', direction: 'left' } }).animate).toEqual({
    disabled: false,
    name: 'flip',
    direction: 'x',
  })
})

test('only what differs from the defaults is kept', () => {
  expect(differences(standard)).toEqual({})
  expect(differences({ ...standard, multiPage: true })).toEqual({ multiPage: true })
})
