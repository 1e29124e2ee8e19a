import type CN from '../CN/photos.ts'
import type { Translation } from '../types.ts'

export default {
  add: '新增照片',
  remove: '刪除第 {n} 張照片',
  nth: '第 {n} 張照片',
  none: '無照片',
} satisfies Translation<typeof CN>
