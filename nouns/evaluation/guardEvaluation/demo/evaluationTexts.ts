/** Why points are taken of the ten items, in their order. */
export const reasons: readonly string[] = [
  '未按规定佩戴工号牌',
  '迟到一次',
  '接送款时站位偏后',
  '巡查记录漏填一次',
  '警棍使用后未及时归位',
  '对客户引导不够主动',
  '应急电话回答不完整',
  '调班未提前报告',
  '缺席一次班前会',
  '值班岗亭物品摆放杂乱',
]

export const rewards = ['及时劝阻一起电信诈骗', '协助救助突发疾病客户', '发现并报告消防隐患'] as const
export const opinions = ['已知悉，今后改正', '认可评价，继续努力', null, null] as const
export const replies = [
  '已约谈本人并停岗培训三天，考核合格后返岗，公司每周查岗一次。',
  '核实情况属实，已给予扣发绩效处理，调整夜间排班并指定专人带教。',
  '已调换人员，新派保安员经培训并向贵行备案，本人调离原岗位。',
] as const
