import { expect, test } from 'vitest'
import { isCity, isRegion, regionName, regionStem, regionTree } from './regions.ts'

test('a region is called by its name, a district with its city', () => {
  expect(['330000', '330100', '330106', '110105', '429004'].map(regionName)).toEqual([
    '浙江省',
    '杭州市',
    '杭州市西湖区',
    '北京市朝阳区',
    '仙桃市',
  ])
})

test('only what exists is a region', () => {
  expect(['330000', '330100', '330106', '999999', '000000', '33', '__proto__'].map(isRegion)).toEqual([
    ...[true, true, true, false, false, false, false],
  ])
  expect(['330000', '330100', '330106'].map(isCity)).toEqual([false, true, false])
})

test('what lies in a region begins with its stem', () => {
  expect(['330000', '330100', '331000', '330106'].map(regionStem)).toEqual(['33', '3301', '3310', '330106'])
  const [first] = regionTree
  expect([first?.name, first?.children[0]?.name, first?.children[0]?.children[0]?.name]).toEqual([
    '北京市',
    '北京市',
    '东城区',
  ])
  for (const province of regionTree)
    for (const city of province.children)
      expect([city.code, city.children.every(({ code }) => code.startsWith(city.code.slice(0, 4)))]).toEqual([
        city.code,
        true,
      ])
})
