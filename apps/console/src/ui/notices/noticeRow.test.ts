import { expect, test } from 'vitest'
import { annexesOf } from './noticeRow.ts'

test('names and addresses of attachments come in one order', () => {
  expect(annexesOf({ annex_urls: '', annex_name: '' })).toEqual([])
  expect(annexesOf({ annex_urls: '/a?id=1,/a?id=2', annex_name: '甲.pdf,乙，丙.docx' })).toEqual([
    { url: '/a?id=1', name: '甲.pdf' },
    { url: '/a?id=2', name: '乙，丙.docx' },
  ])
})
