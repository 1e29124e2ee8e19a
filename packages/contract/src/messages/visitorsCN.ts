/** What is told of visitors. */
const visitorsCN = {
  'remind.visitor_overdue.title': '外来人员未离开：{name}',
  'remind.visitor_overdue.content': '{dept}：{name}（{company}）{time} 进入，尚未登记离开，请核实（{bill_no}）。',
  'remind.visitor_approved.title': '您已被登记为批准人：{bill_no}',
  'remind.visitor_approved.content': '{by}登记您批准{name}（{company}）进入，如有不符请及时作废。',
} as const

export type Messages = Record<keyof typeof visitorsCN, string>

export default visitorsCN
