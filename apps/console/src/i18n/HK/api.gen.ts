// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  network: '網絡連接失敗，請檢查網絡後重試',
  timeout: '請求逾時（{seconds} 秒），請稍後重試',
  unreadable: '伺服器回傳了無法識別的內容，請稍後重試',
  refused: '請求被拒絕',
  noPermission: '無此權限',
  noOperation: '對不起，您沒有操作權限：{operation}',
  sessionEnded: '登入已失效，請重新登入',
  outdatedTitle: '系統已更新',
  outdated: '頁面版本過舊，請重新載入。重新載入前請記下未儲存的內容。',
  reload: '重新載入',
  uploadFailed: '檔案上載失敗',
  imageUploadFailed: '圖片上載失敗',
  requestId: '請求編號',
  proof: {
    title: '確認身分',
    text: '這項操作會改變帳號或權限，請輸入您的登入密碼。五分鐘內不再詢問。',
    password: '登入密碼',
    ok: '確認',
  },
} as const
