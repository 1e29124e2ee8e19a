import { expect, test } from 'vitest'
import { inHongKong, mapTexts, needless } from './follow.ts'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

const say = (text: string, key = '') => inHongKong({ key, text })

test('a text follows by its characters and by the longest words', () => {
  expect(say('请选择“{name}”的机构')).toBe('請選擇「{name}」的機構')
  expect(say('保存文件')).toBe('儲存檔案')
  expect(say('已超过保存期')).toBe('已超過保存期')
})

test('a sentence stands for a whole text, and for one meaning of it', () => {
  expect(say('上午好')).toBe('早晨')
  expect(say('上午好，再见')).toBe('上午好，再見')
  expect(say('撤销', 'keys.undo')).toBe('復原')
  expect(say('撤销', 'move.cancel')).toBe('撤銷')
})

test('only texts are changed, each with its key', () => {
  const source = `/** The page's texts {of} it. */
import other from './other.ts'

const CN = {
  ...other,
  title: '标题',
  'error.long':
    '太长：{count} 个',
  move: { edit: '编辑', 2: '二' },
} as const
`
  const keys: string[] = []
  const changed = mapTexts(source, ({ key, text }) => {
    keys.push(key)
    return text === '编辑' ? '編輯' : text
  })
  expect(keys).toEqual(['', '.title', '.error.long', '.move.edit', '.move.2'])
  expect(changed).toBe(source.replace('编辑', '編輯'))
})

test('what no text needs is found', () => {
  const ends = Object.values(sentences).flatMap((sentence) =>
    typeof sentence === 'string' ? '' : Object.keys(sentence),
  )
  expect(needless([])).toHaveLength(Object.keys(words).length + ends.length)
  const texts = [
    { key: '.keys.undo', text: '撤销' },
    { key: '', text: '表单' },
  ]
  expect(needless(texts)).not.toContain('撤销 undo')
  expect(needless(texts)).not.toContain('表單')
})
