import type { Messages } from './faultsCN.ts'

const faultsHK: Messages = {
  'fault.tempMeasure': '影響安全防範或停業的故障須填寫臨時防範措施',
  'fault.fixed': '登記後不能修改',
  'fault.ownVoid': '不能作廢自己登記的故障',
  'fault.recoverTime': '恢復時間須晚於故障時間',
  'remind.fault_new.title': '設備故障：{dept} {location}',
  'remind.fault_new.content': '{bill_no}：{fault}。影響安全防範，請安排人防補位並及時處理。',
  'remind.fault_escalated.title': '技防故障超過 24 小時：{dept}',
  'remind.fault_escalated.content': '{bill_no} {location}：{fault}，{time} 起未恢復，請督促處理。',
  'remind.purchase_register.title': '採購登記：{bill_no}',
  'remind.purchase_register.content': '{name}的設備採購已批准，合計 {total} 元，請辦理採購登記。',
  'export.FaultRepair': '安防設施故障報修登記簿',
  'column.device_type': '設備類型',
  'column.device_name': '設備',
  'column.location': '位置',
  'column.fault_time': '故障時間',
  'column.fault_type': '故障類型',
  'column.fault_desc': '故障',
  'column.impact': '影響',
  'column.urgency': '緊急程度',
  'fault.mode1': '自行處理',
  'fault.mode2': '報維保',
  'fault.mode3': '電話報修',
  'column.temp_measure': '臨時防範措施',
  'column.handle_mode': '報修方式',
  'column.handle_result': '處理結果',
  'column.recover_time': '恢復時間',
  'column.down_minutes': '停用時長（分鐘）',
  'column.find_user_name': '發現人',
}

export default faultsHK
