import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/shared.ts'

export default {
  downloads: {
    title: '下載中心',
    none: '還沒有匯出過。列表上的「匯出」會把檔案放到這裏。',
    note: '只有本人能看到和下載，檔案保留 24 小時。',
    begun: '已開始在後台匯出，完成後會提醒您。',
    over: '有一個匯出已結束',
    look: '查看',
    get: '下載',
    cancel: '取消匯出',
    rows: '{rows} 條',
    size: '{size} MB',
    progress: '已寫 {rows} / {total} 條',
    until: '{time} 前可下載',
    state: {
      waiting: '等候',
      running: '匯出中',
      ready: '可下載',
      failed: '失敗',
      cancelled: '已取消',
      expired: '已過期',
    },
    plain: '敏感資料以明文匯出',
    reason: '匯出明文的原因',
    reasonNote: '原因和所選的欄會記入操作日誌。',
  },
  history: {
    title: '變更記錄',
  },
  notices: { toConfirm: '待確認' },
  recycle: {
    title: '回收站',
    note: '刪除的資料在這裏保留一段時間（系統參數「回收站保留天數」），之後徹底清除。',
    until: '{time} 前可還原',
    none: '回收站是空的',
    by: '{name} 於 {time} 刪除',
    restore: '還原',
    ask: '確認要還原「{name}」嗎？',
    done: '還原成功',
  },
  files: {
    preview: '預覽「{name}」',
    download: '下載「{name}」',
    get: '下載',
    broken: '無法預覽，請下載後查看',
  },
} as const satisfies Translation<typeof CN>
