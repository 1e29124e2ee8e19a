// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  language: '語言',
  cancel: '取消',
  save: '儲存',
  retry: '重試',
  all: '全部',
  more: '載入更多',
  busy: '處理中',
  required: '請填寫{field}',
  done: '操作成功',
  saved: '儲存成功',
  deleted: '刪除成功',
  carousel: {
    name: '輪播',
    previous: '上一張',
    next: '下一張',
    pause: '暫停輪播',
    play: '繼續輪播',
  },
} as const
