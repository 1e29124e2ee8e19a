/** Messages of duties and absences. */
const tasksCN = {
  'duty.nobody': '没有等待他人的事项，无须催办',
  'duty.urgedBefore': '一小时内已催办过',
  'remind.absence_stand_in.title': '请您替岗：{name}',
  'remind.absence_stand_in.content': '{name} {from} 至 {to} 请假，其间的日常任务由您办理。',
} as const

export type Messages = Record<keyof typeof tasksCN, string>

export default tasksCN
