import { words } from '../../checkReport/texts/wordsCN.ts'

export default {
  ...words,
  title: '网点自查',
  book: '网点自查表',
  add: '登记自查',
  about:
    '网点每半年或每年自查一次，也可按专项要求随时自查；他人确认后，异常项转整改。全年或上下半年都自查确认后，年度自查任务完成。',
  log: '网点自查',
  kind: '自查类型',
  kinds: {
    half: '半年',
    year: '年度',
    day: '专项',
  },
  refused: {
    alarmTest: '报警测试日期不能晚于检查日期',
  },
  count: {
    self_check_sign: '待我处理的网点自查',
    self_check_confirm: '待确认网点自查',
  },
} as const
