// Written by scripts/hongKong.ts from the texts in CN; do not edit.
import { words } from '../../checkReport/texts/wordsHK.gen.ts'

export default {
  ...words,
  title: '季度消防檢查',
  book: '季度消防安全檢查表',
  add: '登記消防檢查',
  about: '網點每季檢查消防設施，至少兩名檢查人；滅火器過期或欠壓的，對應項自動判為異常。',
  log: '季度消防檢查',
  count: {
    fire_check_sign: '待我簽名的消防檢查',
    fire_check_confirm: '待確認消防檢查',
  },
  choice: {
    smoke_test: {
      1: '正常',
      2: '異常',
    },
  },
  extinguishers: {
    title: '滅火器',
    add: '加一具',
    remove: '刪除 {no}',
    bad: '過期或欠壓：{nos}',
    field: {
      no: '編號',
      kind: '類型',
      place: '位置',
      expire_date: '到期日',
      pressure_ok: '壓力正常',
    },
  },
  refused: {
    twice: '編號不能重複',
  },
  field: {
    ...words.field,
    hydrant_count: '消火栓數',
    smoke_test: '煙感測試',
    light_minutes: '應急照明（分鐘）',
    exit_signs_ok: '疏散指示完好',
    power_off_ok: '營業終了斷電',
    fire_lane_ok: '消防車道暢通',
    in_decoration: '正在裝修',
    fire_files_ok: '消防檔案齊全',
    last_maint_date: '最近維保日期',
    maint_company: '維保單位',
  },
} as const
