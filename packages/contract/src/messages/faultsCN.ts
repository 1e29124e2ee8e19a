/** What the book of faults says. */
const faultsCN = {
  'remind.fault_new.title': '设备故障：{dept} {location}',
  'remind.fault_new.content': '{bill_no}：{fault}。影响安全防范，请安排人防补位并及时处理。',
  'remind.fault_escalated.title': '技防故障超过 24 小时：{dept}',
  'remind.fault_escalated.content': '{bill_no} {location}：{fault}，{time} 起未恢复，请督促处理。',
  'remind.purchase_register.title': '采购登记：{bill_no}',
  'remind.purchase_register.content': '{name}的设备采购已批准，合计 {total} 元，请办理采购登记。',
} as const

export type Messages = Record<keyof typeof faultsCN, string>

export default faultsCN
