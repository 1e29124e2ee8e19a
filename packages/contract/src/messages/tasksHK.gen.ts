// Written by scripts/hongKong.ts from the texts in CN; do not edit.
const tasksHK = {
  'duty.nobody': '沒有等候他人的事項，無須催辦',
  'duty.urgedBefore': '一小時內已催辦過',
  'remind.absence_stand_in.title': '請您替班：{name}',
  'remind.absence_stand_in.content': '{name} {from} 至 {to} 休假，其間的日常任務由您辦理。',
} as const


export default tasksHK
