// Written by scripts/hongKong.ts from the texts in CN; do not edit.
const columnsHK = {
  'column.bill_no': '單號',
  'column.dept_name': '機構',
  'column.create_user_name': '登記人',
  'column.create_time': '登記時間',
  'column.status': '狀態',
  'column.real_name': '姓名',
  'column.post': '職位',
} as const

export default columnsHK

