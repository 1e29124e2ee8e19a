export default {
  title: '节假日',
  add: '设置日期',
  addTitle: '设置节假日',
  year: '年份',
  none: '该年没有设置节假日',
  noneText: '未设置时按各网点的营业日生成任务，审批时限按周一至周五计算。',
  removeAsk: '确定取消 {day} 的设置吗？',
  about: '放假日不产生日常任务，审批时限也不计时；调休上班日照常。只能设置今天以后的日期。',
  begin: '开始日期',
  end: '结束日期',
  choice: {
    kind: {
      '1': '放假',
      '2': '调休上班',
    },
  },
  refused: {
    past: '只能设置今天以后的日期',
    days: '一次最多设置 {max} 天',
  },
  log: '节假日',
  field: {
    day: '日期',
    kind: '类型',
    name: '名称',
  },
} as const
