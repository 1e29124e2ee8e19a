// @vitest-environment jsdom
import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { EXTENSIONS } from './extensions.ts'

/** A text of the original's editor after text was appended in ours. */
function written(content: string): string {
  const editor = new Editor({ extensions: EXTENSIONS, content })
  editor.commands.focus('end')
  editor.commands.insertContent('!')
  const html = editor.getHTML()
  editor.destroy()
  return html
}

test.each([
  '<h2 class="ql-align-center">标题</h2><p class="ql-indent-1 ql-align-right">x!</p>',
  '<ul><li class="ql-indent-1"><p>a</p></li></ul><p>x!</p>',
  '<p>a <span class="ql-size-large ql-font-serif">b</span> c</p><p>x!</p>',
  '<p><span style="color: rgb(230, 0, 0); background-color: rgb(255, 255, 0);">b</span></p><p>x!</p>',
  '<p><img src="/api/File/7" alt="门"></p><p>x!</p>',
])('what Quill wrote stays: %s', (html) => {
  expect(written(html.replace('x!', 'x'))).toBe(html)
})

test('what is no style of Quill goes', () => {
  expect(written('<p class="mine"><span class="other">a</span></p>')).toBe('<p>a!</p>')
})
