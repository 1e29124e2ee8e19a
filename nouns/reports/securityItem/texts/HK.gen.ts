// Written by scripts/hongKong.ts from the texts in CN; do not edit.
import { words } from '../../checkReport/texts/wordsHK.gen.ts'

export default {
  ...words,
  title: '月度安全檢查',
  book: '月度安全檢查表',
  add: '登記月度檢查',
  about: '網點每月自查，支行、分行每月檢查所轄網點；被檢負責人確認後，異常項轉整改，當月任務隨之完成。',
  log: '月度安全檢查',
  count: {
    security_item_sign: '待我簽名的月度檢查',
    security_item_confirm: '待確認月度檢查',
  },
} as const
