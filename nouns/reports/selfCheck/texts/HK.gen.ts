// Written by scripts/hongKong.ts from the texts in CN; do not edit.
import { words } from '../../checkReport/texts/wordsHK.gen.ts'

export default {
  ...words,
  title: '網點自查',
  book: '網點自查表',
  add: '登記自查',
  about:
    '網點每半年或每年自查一次，也可按專項要求隨時自查；他人確認後，異常項轉整改。全年或上下半年都自查確認後，年度自查任務完成。',
  log: '網點自查',
  kind: '自查類型',
  kinds: {
    half: '半年',
    year: '年度',
    day: '專項',
  },
  refused: {
    alarmTest: '報警測試日期不能晚於檢查日期',
  },
  count: {
    self_check_sign: '待我處理的網點自查',
    self_check_confirm: '待確認網點自查',
  },
} as const
