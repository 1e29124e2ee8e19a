// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  ends: '到期',
  expiry: { expired: '已過期', week: '7 天內到期', month: '30 天內到期', quarter: '90 天內到期' },
  reason: '原因',
  chooseFiles: '選擇檔案（PDF、圖片）',
  removeAsk: '確認刪除「{name}」嗎？',
  removeSays: '只用於誤錄的資料，已有記錄引用時不能刪除。刪除後可在回收站還原。',
  keptNumber: '現時：{number}，留空則保持不變',
  filing: { company: '公司（蓋章）', bank: '保衛部門（蓋章）', day: '備案日期' },
} as const
