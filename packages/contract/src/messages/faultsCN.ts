/** What the book of faults says. */
const faultsCN = {
  'fault.tempMeasure': '影响安全防范或停业的故障须填写临时防范措施',
  'fault.fixed': '登记后不能修改',
  'fault.ownVoid': '不能作废自己登记的故障',
  'fault.recoverTime': '恢复时间须晚于故障时间',
  'remind.fault_new.title': '设备故障：{dept} {location}',
  'remind.fault_new.content': '{bill_no}：{fault}。影响安全防范，请安排人防补位并及时处理。',
  'remind.fault_escalated.title': '技防故障超过 24 小时：{dept}',
  'remind.fault_escalated.content': '{bill_no} {location}：{fault}，{time} 起未恢复，请督促处理。',
  'remind.purchase_register.title': '采购登记：{bill_no}',
  'remind.purchase_register.content': '{name}的设备采购已批准，合计 {total} 元，请办理采购登记。',
  'export.FaultRepair': '安防设施故障报修登记簿',
  'column.device_type': '设备类型',
  'column.device_name': '设备',
  'column.location': '位置',
  'column.fault_time': '故障时间',
  'column.fault_type': '故障类型',
  'column.fault_desc': '故障',
  'column.impact': '影响',
  'column.urgency': '紧急程度',
  'fault.mode1': '自行处理',
  'fault.mode2': '报维保',
  'fault.mode3': '电话报修',
  'column.temp_measure': '临时防范措施',
  'column.handle_mode': '报修方式',
  'column.handle_result': '处理结果',
  'column.recover_time': '恢复时间',
  'column.down_minutes': '停用时长（分钟）',
  'column.find_user_name': '发现人',
} as const

export type Messages = Record<keyof typeof faultsCN, string>

export default faultsCN
