import type CN from '../CN/actions.ts'
import type { Translation } from '../types.ts'

/** What the log calls an action, where it does not stand among those of the settings. */
export default {
  'Escort/SaveCompany': 'Escort company saved',
  'Escort/ChangeCompanyStatus': 'Status of an escort company changed',
  'Escort/DeleteCompany': 'Escort company deleted',
  'Escort/SaveCar': 'Escort vehicle saved',
  'Escort/ChangeCarStatus': 'Status of an escort vehicle changed',
  'Escort/DeleteCar': 'Escort vehicle deleted',
  'Escort/ImportCar': 'Escort vehicles imported',
  'Escort/GetCarTemplate': 'Vehicle template downloaded',
  'Escort/SaveStaff': 'Escort staff saved',
  'Escort/AuditStaff': 'Escort staff reviewed',
  'Escort/IssueStaffPass': 'Escort pass issued',
  'Escort/ChangeStaffStatus': 'Status of escort staff changed',
  'Escort/BlacklistStaff': 'Put on the blacklist',
  'Escort/UnblacklistStaff': 'Taken off the blacklist',
  'Escort/DeleteStaff': 'Escort staff deleted',
  'Escort/RevealStaff': 'Whole numbers shown',
  'Escort/GetStaffPrintList': 'Escort staff printed',
  'Escort/ImportStaff': 'Escort staff imported',
  'Escort/GetStaffTemplate': 'Staff template downloaded',
  'Escort/SaveRoute': 'Saved an escort route',
  'Escort/DeleteRoute': 'Deleted an escort route',
  'Escort/SavePlan': 'Saved an escort plan',
  'Escort/PublishPlan': 'Published an escort plan',
  'Escort/ChangePlan': 'Exchanged vehicle or people of a plan',
  'Escort/CancelPlan': 'Cancelled an escort plan',
  'Escort/DeletePlan': 'Deleted an escort plan',
  'Escort/SaveBox': 'Saved a box',
  'Escort/DeleteBox': 'Deleted a box',
} satisfies Translation<typeof CN>
