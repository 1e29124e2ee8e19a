// Written by scripts/hongKong.ts from the texts in CN; do not edit.
import { words } from '../../checkReport/texts/wordsHK.gen.ts'

export default {
  ...words,
  title: '季度駐點檢查',
  book: '駐點保安季度現場檢查表',
  add: '登記駐點檢查',
  about: '分行保衛科每季到網點檢查駐點保安，至少兩名檢查人；每項計分，網點負責人確認。',
  log: '季度駐點檢查',
  due: {
    title: '待檢查網點：{count} 個',
    none: '各網點駐點檢查都已登記',
    overdue: '已逾期',
    begin: '登記 {dept} {when} 駐點檢查',
  },
  count: {
    scene_check_sign: '待我簽名的駐點檢查',
    scene_check_confirm: '待確認駐點檢查',
  },
  choice: {
    duty_log: {
      1: '齊全',
      2: '缺失',
    },
    alarm_test: {
      1: '成功',
      2: '失敗',
    },
  },
  guards: {
    title: '在職保安',
    field: {
      seq: '序號',
      name: '姓名',
      on_time: '按時到崗',
      uniform: '着裝規範',
      cert_shown: '持證',
      equipment_ok: '器械齊全',
      knows_plan: '熟悉預案',
    },
  },
  equipment: {
    title: '器械清點',
    field: {
      kind: '器械',
      expected: '應有',
      present: '實有',
      intact: '完好',
    },
    choice: {
      kind: {
        1: '警棍',
        2: '盾牌',
        3: '鋼叉',
        4: '防刺服',
        5: '對講機',
      },
    },
  },
  questions: {
    title: '應知應會',
    add: '加一題',
    remove: '刪除第 {n} 題',
    field: {
      seq: '序號',
      question: '問題',
      answer: '回答',
      passed: '合格',
    },
  },
  guardSign: '保安簽名',
  refused: {
    kindTwice: '同一種器械只填一行',
    intact: '完好數不能多於實有數',
    questions: '至少抽問 {min} 題',
  },
  field: {
    ...words.field,
    cert_shown: '出示證件/通知書號',
    duty_log: '當值記錄',
    alarm_test: '報警測試',
    alarm_seconds: '到場時間（秒）',
    guard_staff_name: '簽名保安',
  },
} as const
