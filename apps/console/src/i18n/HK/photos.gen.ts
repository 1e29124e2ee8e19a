// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  add: '新增相片',
  remove: '刪除第 {n} 張相片',
  nth: '第 {n} 張相片',
  none: '無相片',
} as const
