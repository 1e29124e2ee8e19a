import type CN from '../CN/actions.ts'
import type { Translation } from '../types.ts'

/** What the log calls an action, where it does not stand among those of the settings. */
export default {
  'Escort/SaveCompany': '儲存守押公司',
  'Escort/ChangeCompanyStatus': '變更守押公司狀態',
  'Escort/DeleteCompany': '刪除守押公司',
  'Escort/SaveCar': '儲存押運車輛',
  'Escort/ChangeCarStatus': '變更押運車輛狀態',
  'Escort/DeleteCar': '刪除押運車輛',
  'Escort/ImportCar': '匯入押運車輛',
  'Escort/GetCarTemplate': '下載車輛範本',
  'Escort/SaveStaff': '儲存守押人員',
  'Escort/AuditStaff': '審核守押人員',
  'Escort/IssueStaffPass': '換發押運證',
  'Escort/ChangeStaffStatus': '變更守押人員狀態',
  'Escort/BlacklistStaff': '列入黑名單',
  'Escort/UnblacklistStaff': '移出黑名單',
  'Escort/DeleteStaff': '刪除守押人員',
  'Escort/RevealStaff': '查看完整號碼',
  'Escort/GetStaffPrintList': '列印守押人員',
  'Escort/ImportStaff': '匯入守押人員',
  'Escort/GetStaffTemplate': '下載人員範本',
  'Escort/SaveRoute': '儲存押運路線',
  'Escort/DeleteRoute': '刪除押運路線',
  'Escort/SavePlan': '儲存押運編更',
  'Escort/PublishPlan': '發佈押運編更',
  'Escort/ChangePlan': '變更編更人員車輛',
  'Escort/CancelPlan': '取消押運編更',
  'Escort/DeletePlan': '刪除押運編更',
  'Escort/SaveBox': '儲存款箱',
  'Escort/DeleteBox': '刪除款箱',
} satisfies Translation<typeof CN>
