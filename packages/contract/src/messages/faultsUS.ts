import type { Messages } from './faultsCN.ts'

const faultsUS: Messages = {
  'fault.tempMeasure': 'Security is impaired or the outlet closed: say what holds meanwhile',
  'fault.fixed': 'Not to be changed after entry',
  'fault.ownVoid': 'You cannot void your own entry',
  'fault.recoverTime': 'It recovers after the fault',
  'remind.fault_new.title': 'Device fault: {dept}, {location}',
  'remind.fault_new.content': '{bill_no}: {fault}. Security is impaired; have somebody stand in and see to it.',
  'remind.fault_escalated.title': 'Security device out for 24 hours: {dept}',
  'remind.fault_escalated.content': '{bill_no}, {location}: {fault}. Out since {time}. Please follow up.',
  'remind.purchase_register.title': 'Register purchase: {bill_no}',
  'remind.purchase_register.content':
    '{name}’s equipment purchase was approved, {total} yuan in all. Please register it.',
  'export.FaultRepair': 'Register of Security Device Faults',
  'column.device_type': 'Device Type',
  'column.device_name': 'Device',
  'column.location': 'Place',
  'column.fault_time': 'Fault At',
  'column.fault_type': 'Fault Type',
  'column.fault_desc': 'Fault',
  'column.impact': 'Impact',
  'column.urgency': 'Urgency',
  'fault.mode1': 'The outlet',
  'fault.mode2': 'The vendor',
  'fault.mode3': 'Telephone',
  'column.temp_measure': 'Interim Measure',
  'column.handle_mode': 'Handled By',
  'column.handle_result': 'Outcome',
  'column.recover_time': 'Recovered At',
  'column.down_minutes': 'Out (Minutes)',
  'column.find_user_name': 'Found By',
}

export default faultsUS
