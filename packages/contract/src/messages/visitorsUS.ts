import type { Messages } from './visitorsCN.ts'

const visitorsUS: Messages = {
  'remind.visitor_overdue.title': 'Visitor still on site: {name}',
  'remind.visitor_overdue.content':
    '{dept}: {name} ({company}) entered {time} and has not left; please check ({bill_no}).',
  'remind.visitor_approved.title': 'You are recorded as approver: {bill_no}',
  'remind.visitor_approved.content':
    '{by} recorded that you approved the entry of {name} ({company}). If that is wrong, please have it voided.',
}

export default visitorsUS
