import type { Messages } from './faultsCN.ts'

const faultsUS: Messages = {
  'fault.tempMeasure': 'A fault that impairs security or closes the outlet needs an interim measure',
  'fault.fixed': 'It cannot be changed once entered',
  'fault.ownVoid': 'You cannot void your own entry',
  'fault.recoverTime': 'The recovery must be after the fault',
  'remind.fault_new.title': 'Device fault: {dept}, {location}',
  'remind.fault_new.content':
    '{bill_no}: {fault}. Security is impaired; arrange for somebody to stand guard and have it fixed.',
  'remind.fault_escalated.title': 'Security device out for 24 hours: {dept}',
  'remind.fault_escalated.content': '{bill_no}, {location}: {fault}. Out since {time}. Please follow up.',
  'remind.purchase_register.title': 'Register purchase: {bill_no}',
  'remind.purchase_register.content':
    '{name}’s equipment purchase was approved, {total} yuan in all. Please register it.',
  'export.FaultRepair': 'Security device fault register',
  'column.device_type': 'Device type',
  'column.device_name': 'Device',
  'column.location': 'Place',
  'column.fault_time': 'Fault at',
  'column.fault_type': 'Fault type',
  'column.fault_desc': 'Fault',
  'column.impact': 'Impact',
  'column.urgency': 'Urgency',
  'fault.mode1': 'The outlet',
  'fault.mode2': 'The vendor',
  'fault.mode3': 'Telephone',
  'column.temp_measure': 'Interim measure',
  'column.handle_mode': 'Handled by',
  'column.handle_result': 'Outcome',
  'column.recover_time': 'Recovered at',
  'column.down_minutes': 'Out (minutes)',
  'column.find_user_name': 'Found by',
}

export default faultsUS
