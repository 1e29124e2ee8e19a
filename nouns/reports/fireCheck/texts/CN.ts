import { words } from '../../checkReport/texts/wordsCN.ts'

export default {
  ...words,
  title: '季度消防检查',
  book: '季度消防安全检查表',
  add: '登记消防检查',
  about: '网点每季检查消防设施，至少两名检查人；灭火器过期或欠压的，对应项自动判为异常。',
  log: '季度消防检查',
  count: {
    fire_check_sign: '待我签名的消防检查',
    fire_check_confirm: '待确认消防检查',
  },
  choice: {
    smoke_test: {
      1: '正常',
      2: '异常',
    },
  },
  extinguishers: {
    title: '灭火器',
    add: '加一具',
    remove: '删除 {no}',
    bad: '过期或欠压：{nos}',
    field: {
      no: '编号',
      kind: '类型',
      place: '位置',
      expire_date: '到期日',
      pressure_ok: '压力正常',
    },
  },
  refused: {
    twice: '编号不能重复',
  },
  field: {
    ...words.field,
    hydrant_count: '消火栓数',
    smoke_test: '烟感测试',
    light_minutes: '应急照明（分钟）',
    exit_signs_ok: '疏散指示完好',
    power_off_ok: '营业终了断电',
    fire_lane_ok: '消防车道畅通',
    in_decoration: '正在装修',
    fire_files_ok: '消防档案齐全',
    last_maint_date: '最近维保日期',
    maint_company: '维保单位',
  },
} as const
