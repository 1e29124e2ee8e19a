// Written by scripts/hongKong.ts from the texts in CN; do not edit.
const escortHK = {
  'escort.served': '機構不存在、已停用，或不在該公司的服務範圍內',
  'escort.companyFixed': '所屬公司不能改變',
  'escort.companyNotWorking': '該公司未在合作中',
  'escort.companyUnknown': '公司不存在',
  'escort.why.company': '公司未在合作中',
  'escort.why.away': '該時段休假',
  'remind.escort_cert.title': '證件即將到期：{name}',
  'remind.escort_cert.content': '{name} 的證件將於 {end} 到期（{days} 天內），請及時更新。',
  'remind.escort_certs.title': '證件即將到期：{name} 等 {count} 項',
  'remind.escort_certs.content': '{name} 等 {count} 項的證件將在 {days} 天內到期，最早 {end}，請及時更新。',
  'import.companyCode': '公司編號',
  'import.company': '公司編號或名稱',
  'column.plate_no': '車牌號碼',
} as const

export default escortHK
