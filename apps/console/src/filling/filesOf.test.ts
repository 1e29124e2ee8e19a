import { parseDocument } from '@shouya/forms/parseDocument'
import { expect, test } from 'vitest'
import { filesOf } from './filesOf.ts'

const read = parseDocument(
  JSON.stringify({
    list: [
      { type: 'uploadFile', label: '合同', model: 'contract', key: 'k1', options: {} },
      {
        type: 'batch',
        label: '人员',
        model: 'people',
        key: 'k2',
        list: [{ type: 'uploadImg', label: '照片', model: 'photo', key: 'k3', options: {} }],
        options: {},
      },
    ],
    config: {},
  }),
)
if (!read.ok) throw new Error('not a document')

test('files are found at the top and in rows, under the label of their field', () => {
  const files = filesOf(read.document, {
    contract: [{ type: 'file', name: '合同.pdf', url: '/api/Common/PreviewDownloadFile?id=1', size: 2048 }],
    people: [{ photo: [{ name: '', url: '/api/Common/PreviewDownloadFile?id=2' }] }],
    other: { text: '不是文件' },
  })
  expect(files).toEqual([
    { note: '合同 · 2 kB', name: '合同.pdf', url: '/api/Common/PreviewDownloadFile?id=1' },
    { note: '照片', name: '/api/Common/PreviewDownloadFile?id=2', url: '/api/Common/PreviewDownloadFile?id=2' },
  ])
})

test('what is no address of the web is no file', () => {
  expect(filesOf(read.document, { contract: [{ name: 'x', url: 'javascript:alert(1)' }] })).toEqual([])
})
