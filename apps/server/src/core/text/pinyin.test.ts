import { expect, test } from 'vitest'
import { pinyinOf, pinyinOfName } from './pinyin.ts'

test.for<[string, string]>([
  ['何向北', 'hexiangbei hxb'],
  ['沈砚秋', 'shenyanqiu syq'],
  // A surname has its own reading; people type the common one, too.
  ['单雄信', 'shanxiongxin sxx danxiongxin dxx'],
  ['曾国藩', 'zengguofan zgf cengguofan cgf'],
  ['吕布', 'lvbu lb'],
  ['A', ''],
  ['', ''],
])('the name %s is %s', ([name, written]) => {
  expect(pinyinOfName(name)).toBe(written)
})

test.for<[string, string]>([
  ['松湾分行监控中心', 'songwanfenhangjiankongzhongxin swfhjkzx'],
  ['青梧路支行营业室', 'qingwuluzhihangyingyeshi qwlzhyys'],
  ['110 报警', 'baojing bj'],
  ['Police 110', ''],
])('%s is %s', ([text, written]) => {
  expect(pinyinOf(text)).toBe(written)
})
