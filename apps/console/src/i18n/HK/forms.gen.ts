// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  signTitle: '簽名',
  signFile: '改為選用簽名圖片',
  maskedTitle: '內容中有敏感資料',
  submit: '提交',
  takeNewer: '載入新版本',
} as const
