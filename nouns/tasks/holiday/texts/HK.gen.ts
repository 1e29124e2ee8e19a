// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  title: '節假日',
  add: '設定日期',
  addTitle: '設定節假日',
  year: '年份',
  none: '該年沒有設定節假日',
  noneText: '未設定時按各網點的營業日產生任務，審批時限按週一至週五計算。',
  removeAsk: '確定取消 {day} 的設定嗎？',
  about: '放假日不產生日常任務，審批時限也不計時；調休上班日照常。只能設定今天以後的日期。',
  begin: '開始日期',
  end: '結束日期',
  choice: {
    kind: {
      '1': '放假',
      '2': '調休上班',
    },
  },
  refused: {
    past: '只能設定今天以後的日期',
    days: '一次最多設定 {max} 天',
  },
  log: '節假日',
  field: {
    day: '日期',
    kind: '類型',
    name: '名稱',
  },
} as const
