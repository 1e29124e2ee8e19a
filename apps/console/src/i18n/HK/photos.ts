import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/photos.ts'

export default {
  add: '新增相片',
  remove: '刪除第 {n} 張相片',
  nth: '第 {n} 張相片',
  none: '無相片',
} satisfies Translation<typeof CN>
