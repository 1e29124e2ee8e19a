// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  add: '新增相片',
  remove: '刪除第 {n} 張相片',
  nth: '第 {n} 張相片',
  unreadable: '無法讀取該圖片，請換一張',
  none: '無相片',
} as const
