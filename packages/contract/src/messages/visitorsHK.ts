import type { Messages } from './visitorsCN.ts'

const visitorsHK: Messages = {
  'remind.visitor_overdue.title': '外來人員未離開：{name}',
  'remind.visitor_overdue.content': '{dept}：{name}（{company}）{time} 進入，尚未登記離開，請核實（{bill_no}）。',
  'remind.visitor_approved.title': '您已被登記為批准人：{bill_no}',
  'remind.visitor_approved.content': '{by}登記您批准{name}（{company}）進入，如有不符請盡快作廢。',
}

export default visitorsHK
