import type { Random } from '@shouya/server/demo/random.ts'

/** Opinions on decisions, by kind. */
const opinions = {
  agree: [
    '同意',
    '同意，请按规定办理',
    '情况属实，同意',
    '已核实，同意',
    '同意，注意安全',
    '材料齐全，同意',
    '同意，做好登记',
  ],
  refuse: ['事由不充分，不予批准', '与当日工作安排冲突，不同意', '人员资质不符要求，请另行安排', '非必要，暂不批准'],
  return: ['请补充说明具体事由', '时间填写有误，请核对后重新提交', '请补充附件后再报', '请写明随同人员'],
  transfer: ['本人外出开会，请代为审批', '此事项由你处负责，转你处理'],
  delegate: ['请先核实情况并提出意见', '请协助核对登记记录'],
  addBefore: ['请先会同核实现场情况', '请先出具意见'],
  addAfter: ['同意，请再行确认', '同意，并请复核'],
  comment: ['已电话通知当班人员', '请关注天气变化，提前安排', '已与对方单位核对', '资料原件已留存备查'],
  withdraw: ['计划有变，撤回重报', '时间需要调整', '重复提交'],
  terminate: ['申请人已调离，终止流程', '经核实该事项已取消', '重复申请，终止'],
  done: ['已派车', '已安排押运人员', '已按计划落实'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Saying = keyof typeof opinions

export const opinion = (draw: Random, about: Saying): string => draw.pick(opinions[about])
