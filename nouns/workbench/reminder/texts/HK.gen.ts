// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  title: '提醒',
  none: '沒有未讀提醒',
  noneText: '鑰匙逾期、待簽收等訊息會出現在這裏。',
  readOne: '標為已讀',
  readAll: '全部已讀',
  choice: {
    level: {
      1: '一般',
      2: '重要',
      3: '緊急',
    },
  },
  field: {
    level: '級別',
    status: '狀態',
  },
} as const
