import { expect, test } from 'vitest'
import { mayBeOverwritten } from './storageDays.ts'

const days = { normal: 30, key: 90 }
const access = (video_begin: string, ...keys: (boolean | undefined)[]) => ({
  video_begin: `${video_begin} 09:00:00`,
  biz_date: '2026-11-18',
  camera_list: keys.map((is_key, at) => ({ camera_no: `C${at}`, name: '摄像机', is_key })) as never,
})

test('recordings of key places are surely there for longer, and one camera that may have lost them is enough', () => {
  expect(mayBeOverwritten(access('2026-10-19', undefined), days)).toBe(false)
  expect(mayBeOverwritten(access('2026-10-18', undefined), days)).toBe(true)
  expect(mayBeOverwritten(access('2026-10-18', true), days)).toBe(false)
  expect(mayBeOverwritten(access('2026-10-18', true, false), days)).toBe(true)
  expect(mayBeOverwritten(access('2026-08-19', true), days)).toBe(true)
})
