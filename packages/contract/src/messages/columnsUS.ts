import type { Messages } from './columnsCN.ts'

const columnsUS: Messages = {
  'column.bill_no': 'Number',
  'column.dept_name': 'Unit',
  'column.create_user_name': 'Entered by',
  'column.create_time': 'Entered at',
  'column.status': 'Status',
  'column.real_name': 'Name',
  'column.post': 'Position held',
}

export default columnsUS
