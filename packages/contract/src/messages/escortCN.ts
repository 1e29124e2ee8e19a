/** Messages of the escort area: refusals, reasons, reminders, columns. */
const escortCN = {
  'escort.served': '机构不存在、已停用，或不在该公司的服务范围内',
  'escort.companyFixed': '所属公司不能改变',
  'escort.companyNotWorking': '该公司未在合作中',
  'escort.companyUnknown': '公司不存在',
  'escort.why.company': '公司未在合作中',
  'escort.why.away': '该时段请假',
  'remind.escort_cert.title': '证件即将到期：{name}',
  'remind.escort_cert.content': '{name} 的证件将于 {end} 到期（{days} 天内），请及时更新。',
  'remind.escort_certs.title': '证件即将到期：{name} 等 {count} 项',
  'remind.escort_certs.content': '{name} 等 {count} 项的证件将在 {days} 天内到期，最早 {end}，请及时更新。',
  'import.companyCode': '公司编号',
  'import.company': '公司编号或名称',
  'column.plate_no': '车牌号',
} as const

export default escortCN
