import { words } from '../../checkReport/texts/wordsCN.ts'

export default {
  ...words,
  title: '季度驻点检查',
  book: '驻点保安季度现场检查表',
  add: '登记驻点检查',
  about: '分行保卫科每季到网点检查驻点保安，至少两名检查人；每项计分，网点负责人确认。',
  log: '季度驻点检查',
  due: {
    title: '待检查网点：{count} 个',
    none: '各网点驻点检查都已登记',
    overdue: '已逾期',
    begin: '登记 {dept} {when} 驻点检查',
  },
  count: {
    scene_check_sign: '待我签名的驻点检查',
    scene_check_confirm: '待确认驻点检查',
  },
  choice: {
    duty_log: {
      1: '齐全',
      2: '缺失',
    },
    alarm_test: {
      1: '成功',
      2: '失败',
    },
  },
  guards: {
    title: '在岗保安',
    field: {
      seq: '序号',
      name: '姓名',
      on_time: '按时到岗',
      uniform: '着装规范',
      cert_shown: '持证',
      equipment_ok: '器械齐全',
      knows_plan: '熟悉预案',
    },
  },
  equipment: {
    title: '器械清点',
    field: {
      kind: '器械',
      expected: '应有',
      present: '实有',
      intact: '完好',
    },
    choice: {
      kind: {
        1: '警棍',
        2: '盾牌',
        3: '钢叉',
        4: '防刺服',
        5: '对讲机',
      },
    },
  },
  questions: {
    title: '应知应会',
    add: '加一题',
    remove: '删除第 {n} 题',
    field: {
      seq: '序号',
      question: '问题',
      answer: '回答',
      passed: '合格',
    },
  },
  guardSign: '保安签名',
  refused: {
    kindTwice: '同一种器械只填一行',
    intact: '完好数不能多于实有数',
    questions: '至少抽问 {min} 题',
  },
  field: {
    ...words.field,
    cert_shown: '出示证件/通知书号',
    duty_log: '值班记录',
    alarm_test: '报警测试',
    alarm_seconds: '到场时间（秒）',
    guard_staff_name: '签名保安',
  },
} as const
