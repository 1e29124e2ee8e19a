/** Column headings of exported files. */
const columnsCN = {
  'column.bill_no': '单号',
  'column.dept_name': '机构',
  'column.create_user_name': '登记人',
  'column.create_time': '登记时间',
  'column.status': '状态',
  'column.real_name': '姓名',
  'column.post': '岗位',
} as const

export default columnsCN

export type Messages = Record<keyof typeof columnsCN, string>
