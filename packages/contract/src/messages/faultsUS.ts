import type { Messages } from './faultsCN.ts'

const faultsUS: Messages = {
  'remind.fault_new.title': 'Device fault: {dept}, {location}',
  'remind.fault_new.content':
    '{bill_no}: {fault}. Security is impaired; arrange for somebody to stand guard and have it fixed.',
  'remind.fault_escalated.title': 'Security device out for 24 hours: {dept}',
  'remind.fault_escalated.content': '{bill_no}, {location}: {fault}. Out since {time}. Please follow up.',
  'remind.purchase_register.title': 'Register purchase: {bill_no}',
  'remind.purchase_register.content':
    '{name}’s equipment purchase was approved, {total} yuan in all. Please register it.',
}

export default faultsUS
