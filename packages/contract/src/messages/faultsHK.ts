import type { Messages } from './faultsCN.ts'

const faultsHK: Messages = {
  'remind.fault_new.title': '設備故障：{dept} {location}',
  'remind.fault_new.content': '{bill_no}：{fault}。影響安全防範，請安排人防補位並及時處理。',
  'remind.fault_escalated.title': '技防故障超過 24 小時：{dept}',
  'remind.fault_escalated.content': '{bill_no} {location}：{fault}，{time} 起未恢復，請督促處理。',
  'remind.purchase_register.title': '採購登記：{bill_no}',
  'remind.purchase_register.content': '{name}的設備採購已批准，合計 {total} 元，請辦理採購登記。',
}

export default faultsHK
