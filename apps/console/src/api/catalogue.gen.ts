// Written by scripts/catalogue.ts from the contracts of the nouns; do not edit.
import type * as AdminDept from '@shouya/nouns/settings/dept/contract.ts'
import type * as CheckItem from '@shouya/nouns/rectify/checkItem/contract.ts'
import type * as Common_common from '@shouya/nouns/settings/common/contract.ts'
import type * as Common_drafts from '@shouya/nouns/settings/drafts/contract.ts'
import type * as Common_exporting from '@shouya/nouns/settings/exporting/contract.ts'
import type * as Common_history from '@shouya/nouns/settings/history/contract.ts'
import type * as CustomForm_category from '@shouya/nouns/customForms/category/contract.ts'
import type * as CustomForm_fill from '@shouya/nouns/customForms/fill/contract.ts'
import type * as CustomForm_form from '@shouya/nouns/customForms/form/contract.ts'
import type * as CustomForm_source from '@shouya/nouns/customForms/source/contract.ts'
import type * as CustomForm_submission from '@shouya/nouns/customForms/submission/contract.ts'
import type * as CustomForm_version from '@shouya/nouns/customForms/version/contract.ts'
import type * as Dict from '@shouya/nouns/settings/dict/contract.ts'
import type * as Duty from '@shouya/nouns/workbench/duty/contract.ts'
import type * as Escort_box from '@shouya/nouns/escort/box/contract.ts'
import type * as Escort_car from '@shouya/nouns/escort/car/contract.ts'
import type * as Escort_company from '@shouya/nouns/escort/company/contract.ts'
import type * as Escort_plan from '@shouya/nouns/escort/plan/contract.ts'
import type * as Escort_route from '@shouya/nouns/escort/route/contract.ts'
import type * as Escort_staff from '@shouya/nouns/escort/staff/contract.ts'
import type * as EventsRemind from '@shouya/nouns/tasks/remindRule/contract.ts'
import type * as FaultRepair from '@shouya/nouns/daily/faultRepair/contract.ts'
import type * as FireCheck from '@shouya/nouns/reports/fireCheck/contract.ts'
import type * as Holiday from '@shouya/nouns/tasks/holiday/contract.ts'
import type * as Home from '@shouya/nouns/workbench/home/contract.ts'
import type * as KeyLedger from '@shouya/nouns/daily/keyLedger/contract.ts'
import type * as Leave from '@shouya/nouns/approvals/leave/contract.ts'
import type * as Log from '@shouya/nouns/settings/log/contract.ts'
import type * as Login from '@shouya/nouns/settings/login/contract.ts'
import type * as MeetingLog from '@shouya/nouns/reports/meetingLog/contract.ts'
import type * as Menu from '@shouya/nouns/settings/menu/contract.ts'
import type * as MoneyBox from '@shouya/nouns/daily/moneyBox/contract.ts'
import type * as Notice from '@shouya/nouns/notices/notice/contract.ts'
import type * as OaExamine_category from '@shouya/nouns/approvals/category/contract.ts'
import type * as OaExamine_effect from '@shouya/nouns/approvals/effect/contract.ts'
import type * as OaExamine_examine from '@shouya/nouns/approvals/examine/contract.ts'
import type * as OaFlow from '@shouya/nouns/approvals/flow/contract.ts'
import type * as Outbox from '@shouya/nouns/settings/outbox/contract.ts'
import type * as OutInside from '@shouya/nouns/daily/visitor/contract.ts'
import type * as Preference from '@shouya/nouns/settings/preference/contract.ts'
import type * as Rectification from '@shouya/nouns/rectify/rectification/contract.ts'
import type * as Recycle from '@shouya/nouns/settings/recycle/contract.ts'
import type * as Remind from '@shouya/nouns/workbench/reminder/contract.ts'
import type * as Role from '@shouya/nouns/settings/role/contract.ts'
import type * as RoomKey from '@shouya/nouns/daily/roomKey/contract.ts'
import type * as SavedView from '@shouya/nouns/settings/savedView/contract.ts'
import type * as SceneCheck from '@shouya/nouns/reports/sceneCheck/contract.ts'
import type * as SecurityCheck from '@shouya/nouns/daily/securityCheck/contract.ts'
import type * as SecurityItem from '@shouya/nouns/reports/securityItem/contract.ts'
import type * as Setting from '@shouya/nouns/settings/setting/contract.ts'
import type * as TaskAssignment from '@shouya/nouns/tasks/taskAssignment/contract.ts'
import type * as TaskType from '@shouya/nouns/tasks/taskType/contract.ts'
import type * as Totp from '@shouya/nouns/settings/totp/contract.ts'
import type * as User from '@shouya/nouns/settings/user/contract.ts'
import type * as VideoAccess from '@shouya/nouns/daily/videoAccess/contract.ts'

export type Controllers = {
  AdminDept: typeof AdminDept
  CheckItem: typeof CheckItem
  Common: typeof Common_common & typeof Common_drafts & typeof Common_exporting & typeof Common_history
  CustomForm: typeof CustomForm_category & typeof CustomForm_fill & typeof CustomForm_form & typeof CustomForm_source & typeof CustomForm_submission & typeof CustomForm_version
  Dict: typeof Dict
  Duty: typeof Duty
  Escort: typeof Escort_box & typeof Escort_car & typeof Escort_company & typeof Escort_plan & typeof Escort_route & typeof Escort_staff
  EventsRemind: typeof EventsRemind
  FaultRepair: typeof FaultRepair
  FireCheck: typeof FireCheck
  Holiday: typeof Holiday
  Home: typeof Home
  KeyLedger: typeof KeyLedger
  Leave: typeof Leave
  Log: typeof Log
  Login: typeof Login
  MeetingLog: typeof MeetingLog
  Menu: typeof Menu
  MoneyBox: typeof MoneyBox
  Notice: typeof Notice
  OaExamine: typeof OaExamine_category & typeof OaExamine_effect & typeof OaExamine_examine
  OaFlow: typeof OaFlow
  Outbox: typeof Outbox
  OutInside: typeof OutInside
  Preference: typeof Preference
  Rectification: typeof Rectification
  Recycle: typeof Recycle
  Remind: typeof Remind
  Role: typeof Role
  RoomKey: typeof RoomKey
  SavedView: typeof SavedView
  SceneCheck: typeof SceneCheck
  SecurityCheck: typeof SecurityCheck
  SecurityItem: typeof SecurityItem
  Setting: typeof Setting
  TaskAssignment: typeof TaskAssignment
  TaskType: typeof TaskType
  Totp: typeof Totp
  User: typeof User
  VideoAccess: typeof VideoAccess
}

export const catalogue = {
  'AdminDept/Add': {"kind":"write","access":{"id":"sys_dept","operation":"add"},"timeout":5000},
  'AdminDept/DEPTLIST': {"kind":"read","access":"signedIn","timeout":5000,"offline":true},
  'AdminDept/Delete': {"kind":"write","access":{"id":"sys_dept","operation":"delete"},"timeout":5000},
  'AdminDept/Edit': {"kind":"write","access":{"id":"sys_dept","operation":"edit"},"timeout":5000},
  'AdminDept/Get': {"kind":"read","access":{"id":"sys_dept","operation":"query"},"timeout":5000},
  'AdminDept/GetPageList': {"kind":"read","access":{"id":"sys_dept","operation":"query"},"timeout":5000},
  'AdminDept/GetTemplate': {"kind":"write","access":{"id":"sys_dept","operation":"import"},"timeout":5000},
  'AdminDept/GetTree': {"kind":"read","access":{"id":"sys_dept","operation":"query"},"timeout":5000},
  'AdminDept/Import': {"kind":"write","access":{"id":"sys_dept","operation":"import"},"timeout":300000},
  'CheckItem/Copy': {"kind":"write","access":{"id":"check_item","operation":"copy"},"timeout":5000},
  'CheckItem/Delete': {"kind":"write","access":{"id":"check_item","operation":"delete"},"timeout":5000},
  'CheckItem/Enable': {"kind":"write","access":{"id":"check_item","operation":"enable"},"timeout":5000},
  'CheckItem/Get': {"kind":"read","access":{"id":"check_item","operation":"query"},"timeout":5000},
  'CheckItem/GetPageList': {"kind":"read","access":{"id":"check_item","operation":"query"},"timeout":5000},
  'CheckItem/Save': {"kind":"write","access":{"by":"id","absent":{"id":"check_item","operation":"add"},"present":{"id":"check_item","operation":"edit"}},"timeout":5000},
  'CheckItem/Sort': {"kind":"write","access":{"id":"check_item","operation":"sort"},"timeout":5000},
  'Common/GetCode': {"kind":"write","access":"public","timeout":5000},
  'Common/TakeOver': {"kind":"write","access":{"by":"table","values":{"security_check":{"id":"daily_security","operation":"submit"},"money_box":{"id":"daily_escort","operation":"verify"},"meeting_log":{"id":"task_meeting","operation":"submit"},"security_item":{"id":"task_check","operation":"submit"},"scene_check":{"id":"task_scene","operation":"submit"},"fire_check":{"id":"task_fire","operation":"submit"},"video_access":{"id":"daily_video","operation":"submit"},"escort_plan":{"id":"escort_plan","operation":"edit"},"notice":{"id":"sys_notice","operation":"edit"}}},"timeout":5000},
  'Common/CancelExport': {"kind":"write","access":"signedIn","timeout":5000},
  'Common/Export': {"kind":"write","access":{"by":"controller","values":{"UserReview":{"id":"sys_user","operation":"export"},"TaskStat":{"id":"report_daily","operation":"export"},"NoticeReceipt":{"id":"sys_notice","operation":"export"},"OaExamine":{"id":"form_basic","operation":"print"},"CustomForm":{"id":"queryForm","operation":"export"},"FaultRepair":{"id":"daily_fault","operation":"export"},"KeyLedger":{"id":"daily_key","operation":"export"},"MoneyBox":{"id":"daily_escort","operation":"export"},"RoomKey":{"id":"daily_key","operation":"export"},"SecurityCheck":{"id":"daily_security","operation":"export"},"VideoAccess":{"id":"daily_video","operation":"export"},"OutInside":{"id":"daily_inout","operation":"export"},"EscortBox":{"id":"escort_plan","operation":"export"},"EscortCar":{"id":"escort_car","operation":"export"},"EscortCompany":{"id":"escort_company","operation":"export"},"EscortPlan":{"id":"escort_plan","operation":"export"},"EscortRoute":{"id":"escort_plan","operation":"export"},"EscortStaff":{"id":"escort_staff","operation":"export"},"Notice":{"id":"sys_notice","operation":"export"},"Rectification":{"id":"rectify","operation":"export"},"FireCheck":{"id":"task_fire","operation":"export"},"MeetingLog":{"id":"task_meeting","operation":"export"},"SceneCheck":{"id":"task_scene","operation":"export"},"SecurityItem":{"id":"task_check","operation":"export"},"AdminDept":{"id":"sys_dept","operation":"export"},"Log":{"id":"sys_log","operation":"export"},"User":{"id":"sys_user","operation":"export"},"TaskAssignment":{"id":"report_daily","operation":"export"},"OaExamineHandled":{"id":"form_step","operation":"print"},"OaExamineAll":{"id":"sys_examine","operation":"edit"}}},"timeout":300000},
  'Common/GetExportList': {"kind":"read","access":"signedIn","timeout":5000},
  'Common/GetHistory': {"kind":"read","access":{"by":"table","values":{"dict_data":{"id":"sys_dict","operation":"query"},"appr_flow":{"id":"sys_examine","operation":"query"},"custom_form":{"id":"queryForm","operation":"query"},"form_submission":{"id":"queryForm","operation":"query"},"fault_repair":{"id":"daily_fault","operation":"query"},"key_ledger":{"id":"daily_key","operation":"query"},"money_box":{"id":"daily_escort","operation":"query"},"room_key":{"id":"daily_key","operation":"query"},"security_check":{"id":"daily_security","operation":"query"},"video_access":{"id":"daily_video","operation":"query"},"out_inside":{"id":"daily_inout","operation":"query"},"box":{"id":"escort_plan","operation":"query"},"escort_car":{"id":"escort_car","operation":"query"},"escort_company":{"id":"escort_company","operation":"query"},"escort_plan":{"id":"escort_plan","operation":"query"},"escort_route":{"id":"escort_plan","operation":"query"},"escort_staff":{"id":"escort_staff","operation":"query"},"notice":{"id":"sys_notice","operation":"query"},"check_item":{"id":"check_item","operation":"query"},"rectification":{"id":"rectify","operation":"query"},"fire_check":{"id":"task_fire","operation":"query"},"meeting_log":{"id":"task_meeting","operation":"query"},"scene_check":{"id":"task_scene","operation":"query"},"security_item":{"id":"task_check","operation":"query"},"dept":{"id":"sys_dept","operation":"query"},"dict_type":{"id":"sys_dict","operation":"query"},"menu":{"id":"sys_menu","operation":"query"},"role":{"id":"sys_role","operation":"query"},"sys_user":{"id":"sys_user","operation":"query"}}},"timeout":5000},
  'CustomForm/DeleteCategory': {"kind":"write","access":{"id":"queryForm","operation":"delete"},"timeout":5000},
  'CustomForm/GetCategoryList': {"kind":"read","access":"signedIn","timeout":5000},
  'CustomForm/SaveCategory': {"kind":"write","access":{"by":"id","absent":{"id":"queryForm","operation":"add"},"present":{"id":"queryForm","operation":"edit"}},"timeout":5000},
  'CustomForm/GetFill': {"kind":"read","access":"signedIn","timeout":5000},
  'CustomForm/GetFillList': {"kind":"read","access":"signedIn","timeout":5000},
  'CustomForm/Copy': {"kind":"write","access":{"id":"queryForm","operation":"add"},"timeout":5000},
  'CustomForm/Delete': {"kind":"write","access":{"id":"queryForm","operation":"delete"},"timeout":5000},
  'CustomForm/Disable': {"kind":"write","access":{"id":"queryForm","operation":"publish"},"timeout":5000},
  'CustomForm/Enable': {"kind":"write","access":{"id":"queryForm","operation":"publish"},"timeout":5000},
  'CustomForm/Export': {"kind":"write","access":{"id":"queryForm","operation":"query"},"timeout":5000},
  'CustomForm/Get': {"kind":"read","access":{"id":"queryForm","operation":"query"},"timeout":5000},
  'CustomForm/GetPageList': {"kind":"read","access":{"id":"queryForm","operation":"query"},"timeout":5000},
  'CustomForm/Import': {"kind":"write","access":{"id":"queryForm","operation":"add"},"timeout":5000},
  'CustomForm/Publish': {"kind":"write","access":{"id":"queryForm","operation":"publish"},"timeout":5000},
  'CustomForm/Save': {"kind":"write","access":{"by":"id","absent":{"id":"queryForm","operation":"add"},"present":{"id":"queryForm","operation":"edit"}},"timeout":5000},
  'CustomForm/GetSourceList': {"kind":"read","access":{"id":"queryForm","operation":"query"},"timeout":5000},
  'CustomForm/GetSources': {"kind":"read","access":"signedIn","timeout":5000},
  'CustomForm/GetOwnSubmissionList': {"kind":"read","access":"signedIn","timeout":5000},
  'CustomForm/GetSubmission': {"kind":"read","access":"signedIn","timeout":5000},
  'CustomForm/GetSubmissionList': {"kind":"read","access":{"id":"queryForm","operation":"query"},"timeout":5000},
  'CustomForm/Reveal': {"kind":"write","access":"signedIn","timeout":5000},
  'CustomForm/Submit': {"kind":"write","access":"signedIn","timeout":5000},
  'CustomForm/CompareVersion': {"kind":"read","access":{"id":"queryForm","operation":"query"},"timeout":5000},
  'CustomForm/GetVersion': {"kind":"read","access":{"id":"queryForm","operation":"query"},"timeout":5000},
  'CustomForm/GetVersionList': {"kind":"read","access":{"id":"queryForm","operation":"query"},"timeout":5000},
  'CustomForm/Restore': {"kind":"write","access":{"id":"queryForm","operation":"edit"},"timeout":5000},
  'Dict/DeleteData': {"kind":"write","access":{"id":"sys_dict","operation":"delete"},"timeout":5000},
  'Dict/DeleteType': {"kind":"write","access":{"id":"sys_dict","operation":"delete"},"timeout":5000},
  'Dict/GetData': {"kind":"read","access":{"id":"sys_dict","operation":"query"},"timeout":5000},
  'Dict/GetDataList': {"kind":"read","access":{"id":"sys_dict","operation":"query"},"timeout":5000},
  'Dict/GetOptions': {"kind":"read","access":"signedIn","timeout":5000,"offline":true},
  'Dict/GetType': {"kind":"read","access":{"id":"sys_dict","operation":"query"},"timeout":5000},
  'Dict/GetTypePageList': {"kind":"read","access":{"id":"sys_dict","operation":"query"},"timeout":5000},
  'Dict/SaveData': {"kind":"write","access":{"by":"id","absent":{"id":"sys_dict","operation":"add"},"present":{"id":"sys_dict","operation":"edit"}},"timeout":5000},
  'Dict/SaveType': {"kind":"write","access":{"by":"id","absent":{"id":"sys_dict","operation":"add"},"present":{"id":"sys_dict","operation":"edit"}},"timeout":5000},
  'Duty/GetDay': {"kind":"read","access":{"id":"dash_workplace","operation":"query"},"timeout":5000},
  'Duty/GetWall': {"kind":"read","access":{"id":"report_daily","operation":"query"},"timeout":5000},
  'Duty/Urge': {"kind":"write","access":{"id":"dash_workplace","operation":"query"},"timeout":5000},
  'Escort/DeleteBox': {"kind":"write","access":{"id":"escort_plan","operation":"delete"},"timeout":5000},
  'Escort/GetBox': {"kind":"read","access":{"id":"escort_plan","operation":"query"},"timeout":5000},
  'Escort/GetBoxPageList': {"kind":"read","access":{"id":"escort_plan","operation":"query"},"timeout":5000},
  'Escort/ReceiveBoxes': {"kind":"write","access":{"id":"daily_escort","operation":"sign"},"timeout":5000},
  'Escort/SaveBox': {"kind":"write","access":{"by":"id","absent":{"id":"escort_plan","operation":"add"},"present":{"id":"escort_plan","operation":"edit"}},"timeout":5000},
  'Escort/ChangeCarStatus': {"kind":"write","access":{"id":"escort_car","operation":"change_status"},"timeout":5000},
  'Escort/DeleteCar': {"kind":"write","access":{"id":"escort_car","operation":"delete"},"timeout":5000},
  'Escort/GetCar': {"kind":"read","access":{"id":"escort_car","operation":"query"},"timeout":5000},
  'Escort/GetCarPageList': {"kind":"read","access":{"id":"escort_car","operation":"query"},"timeout":5000},
  'Escort/GetCarPrintList': {"kind":"write","access":{"id":"escort_car","operation":"query"},"timeout":5000},
  'Escort/GetCarTemplate': {"kind":"write","access":{"id":"escort_car","operation":"import"},"timeout":5000},
  'Escort/ImportCar': {"kind":"write","access":{"id":"escort_car","operation":"import"},"timeout":300000},
  'Escort/SaveCar': {"kind":"write","access":{"by":"id","absent":{"id":"escort_car","operation":"add"},"present":{"id":"escort_car","operation":"edit"}},"timeout":5000},
  'Escort/ChangeCompanyStatus': {"kind":"write","access":{"by":"command","values":{"suspend":{"id":"escort_company","operation":"suspend"},"resume":{"id":"escort_company","operation":"suspend"},"terminate":{"id":"escort_company","operation":"terminate"},"blacklist":{"id":"escort_company","operation":"blacklist"}}},"timeout":5000},
  'Escort/DeleteCompany': {"kind":"write","access":{"id":"escort_company","operation":"delete"},"timeout":5000},
  'Escort/GetCompany': {"kind":"read","access":{"id":"escort_company","operation":"query"},"timeout":5000},
  'Escort/GetCompanyList': {"kind":"read","access":{"anyOf":[{"id":"escort_company","operation":"query"},{"id":"escort_car","operation":"query"},{"id":"escort_staff","operation":"query"},{"id":"escort_plan","operation":"query"}]},"timeout":5000},
  'Escort/GetCompanyPageList': {"kind":"read","access":{"id":"escort_company","operation":"query"},"timeout":5000},
  'Escort/GetCompanyPrintList': {"kind":"write","access":{"id":"escort_company","operation":"query"},"timeout":5000},
  'Escort/GetDeptList': {"kind":"read","access":{"anyOf":[{"id":"escort_company","operation":"query"},{"id":"escort_car","operation":"query"},{"id":"escort_staff","operation":"query"},{"id":"escort_plan","operation":"query"}]},"timeout":5000},
  'Escort/SaveCompany': {"kind":"write","access":{"by":"id","absent":{"id":"escort_company","operation":"add"},"present":{"id":"escort_company","operation":"edit"}},"timeout":5000},
  'Escort/CancelPlan': {"kind":"write","access":{"id":"escort_plan","operation":"change"},"timeout":5000},
  'Escort/ChangePlan': {"kind":"write","access":{"id":"escort_plan","operation":"change"},"timeout":5000},
  'Escort/DeletePlan': {"kind":"write","access":{"id":"escort_plan","operation":"delete"},"timeout":5000},
  'Escort/GetPlan': {"kind":"read","access":{"id":"escort_plan","operation":"query"},"timeout":5000},
  'Escort/GetPlanCrewList': {"kind":"read","access":{"anyOf":[{"id":"escort_plan","operation":"add"},{"id":"escort_plan","operation":"edit"},{"id":"escort_plan","operation":"change"}]},"timeout":5000},
  'Escort/GetPlanPageList': {"kind":"read","access":{"id":"escort_plan","operation":"query"},"timeout":5000},
  'Escort/PublishPlan': {"kind":"write","access":{"id":"escort_plan","operation":"publish"},"timeout":5000},
  'Escort/SavePlan': {"kind":"write","access":{"by":"id","absent":{"id":"escort_plan","operation":"add"},"present":{"id":"escort_plan","operation":"edit"}},"timeout":5000},
  'Escort/DeleteRoute': {"kind":"write","access":{"id":"escort_plan","operation":"delete"},"timeout":5000},
  'Escort/GetRoute': {"kind":"read","access":{"id":"escort_plan","operation":"query"},"timeout":5000},
  'Escort/GetRoutePageList': {"kind":"read","access":{"id":"escort_plan","operation":"query"},"timeout":5000},
  'Escort/SaveRoute': {"kind":"write","access":{"by":"id","absent":{"id":"escort_plan","operation":"add"},"present":{"id":"escort_plan","operation":"edit"}},"timeout":5000},
  'Escort/AuditStaff': {"kind":"write","access":{"id":"escort_staff","operation":"audit"},"timeout":5000},
  'Escort/BlacklistStaff': {"kind":"write","access":{"id":"escort_staff","operation":"blacklist"},"timeout":5000},
  'Escort/ChangeStaffStatus': {"kind":"write","access":{"id":"escort_staff","operation":"change_status"},"timeout":5000},
  'Escort/CheckStaff': {"kind":"read","access":{"id":"escort_staff","operation":"query"},"timeout":5000},
  'Escort/DeleteStaff': {"kind":"write","access":{"id":"escort_staff","operation":"delete"},"timeout":5000},
  'Escort/GetStaff': {"kind":"read","access":{"id":"escort_staff","operation":"query"},"timeout":5000},
  'Escort/GetStaffAccountList': {"kind":"read","access":{"anyOf":[{"id":"escort_staff","operation":"add"},{"id":"escort_staff","operation":"edit"}]},"timeout":5000},
  'Escort/GetStaffPageList': {"kind":"read","access":{"id":"escort_staff","operation":"query"},"timeout":5000},
  'Escort/GetStaffPrintList': {"kind":"write","access":{"id":"escort_staff","operation":"print"},"timeout":5000},
  'Escort/GetStaffTemplate': {"kind":"write","access":{"id":"escort_staff","operation":"import"},"timeout":5000},
  'Escort/ImportStaff': {"kind":"write","access":{"id":"escort_staff","operation":"import"},"timeout":300000},
  'Escort/IssueStaffPass': {"kind":"write","access":{"id":"escort_staff","operation":"audit"},"timeout":5000},
  'Escort/RevealStaff': {"kind":"write","access":{"id":"escort_staff","operation":"view_sensitive"},"timeout":5000},
  'Escort/SaveStaff': {"kind":"write","access":{"by":"id","absent":{"id":"escort_staff","operation":"add"},"present":{"id":"escort_staff","operation":"edit"}},"timeout":5000},
  'Escort/UnblacklistStaff': {"kind":"write","access":{"id":"escort_staff","operation":"unblacklist"},"timeout":5000},
  'EventsRemind/Delete': {"kind":"write","access":{"id":"sys_remind","operation":"delete"},"timeout":5000},
  'EventsRemind/Enable': {"kind":"write","access":{"id":"sys_remind","operation":"enable"},"timeout":5000},
  'EventsRemind/GetDates': {"kind":"read","access":{"id":"sys_remind","operation":"query"},"timeout":5000},
  'EventsRemind/GetDeliveryList': {"kind":"read","access":{"id":"sys_remind","operation":"query"},"timeout":5000},
  'EventsRemind/GetList': {"kind":"read","access":{"id":"sys_remind","operation":"query"},"timeout":5000},
  'EventsRemind/Preview': {"kind":"read","access":{"id":"sys_remind","operation":"query"},"timeout":5000},
  'EventsRemind/Save': {"kind":"write","access":{"by":"id","absent":{"id":"sys_remind","operation":"add"},"present":{"id":"sys_remind","operation":"edit"}},"timeout":5000},
  'EventsRemind/SendNow': {"kind":"write","access":{"id":"sys_remind","operation":"send_now"},"timeout":5000},
  'EventsRemind/TestChannel': {"kind":"write","access":{"id":"sys_setting","operation":"edit"},"timeout":5000},
  'FaultRepair/Delete': {"kind":"write","access":{"id":"daily_fault","operation":"delete"},"timeout":5000},
  'FaultRepair/Finish': {"kind":"write","access":{"id":"daily_fault","operation":"finish"},"timeout":5000},
  'FaultRepair/Get': {"kind":"read","access":{"id":"daily_fault","operation":"query"},"timeout":5000},
  'FaultRepair/GetLast': {"kind":"read","access":{"id":"daily_fault","operation":"add"},"timeout":5000,"offline":true},
  'FaultRepair/GetPageList': {"kind":"read","access":{"id":"daily_fault","operation":"query"},"timeout":5000},
  'FaultRepair/GetPrintList': {"kind":"write","access":{"id":"daily_fault","operation":"print"},"timeout":5000},
  'FaultRepair/GiveUp': {"kind":"write","access":{"id":"daily_fault","operation":"finish"},"timeout":5000},
  'FaultRepair/Save': {"kind":"write","access":{"by":"id","absent":{"id":"daily_fault","operation":"add"},"present":{"id":"daily_fault","operation":"edit"}},"timeout":5000,"offline":true},
  'FaultRepair/Start': {"kind":"write","access":{"id":"daily_fault","operation":"to_order"},"timeout":5000},
  'FaultRepair/Void': {"kind":"write","access":{"id":"daily_fault","operation":"void"},"timeout":5000},
  'FireCheck/Confirm': {"kind":"write","access":{"id":"task_fire","operation":"confirm"},"timeout":5000},
  'FireCheck/Delete': {"kind":"write","access":{"id":"task_fire","operation":"delete"},"timeout":5000},
  'FireCheck/Get': {"kind":"read","access":{"id":"task_fire","operation":"query"},"timeout":5000},
  'FireCheck/GetBlank': {"kind":"read","access":{"id":"task_fire","operation":"add"},"timeout":5000},
  'FireCheck/GetPageList': {"kind":"read","access":{"id":"task_fire","operation":"query"},"timeout":5000},
  'FireCheck/GetPersonList': {"kind":"read","access":{"id":"task_fire","operation":"query"},"timeout":5000},
  'FireCheck/GetPrintList': {"kind":"write","access":{"id":"task_fire","operation":"print"},"timeout":5000},
  'FireCheck/Object': {"kind":"write","access":{"id":"task_fire","operation":"object"},"timeout":5000},
  'FireCheck/Save': {"kind":"write","access":{"by":"id","absent":{"id":"task_fire","operation":"add"},"present":{"id":"task_fire","operation":"edit"}},"timeout":5000},
  'FireCheck/Sign': {"kind":"write","access":{"id":"task_fire","operation":"submit"},"timeout":5000},
  'FireCheck/Submit': {"kind":"write","access":{"id":"task_fire","operation":"submit"},"timeout":5000},
  'FireCheck/Void': {"kind":"write","access":{"id":"task_fire","operation":"submit"},"timeout":5000},
  'Holiday/Delete': {"kind":"write","access":{"id":"sys_remind","operation":"delete"},"timeout":5000},
  'Holiday/GetList': {"kind":"read","access":{"id":"sys_remind","operation":"query"},"timeout":5000},
  'Holiday/Save': {"kind":"write","access":{"id":"sys_remind","operation":"enable"},"timeout":5000},
  'Home/GetChart': {"kind":"read","access":{"by":"chart","values":{"completion":{"id":"report_daily","operation":"query"},"task_days":{"id":"report_daily","operation":"query"},"task_units":{"id":"report_daily","operation":"query"},"task_late_days":{"id":"report_daily","operation":"query"},"check_items":{"id":"daily_security","operation":"query"},"key_late_days":{"id":"daily_key","operation":"query"},"key_late_units":{"id":"daily_key","operation":"query"},"hazard_categories":{"id":"rectify","operation":"query"},"hazard_weeks":{"id":"rectify","operation":"query"},"video_applicants":{"id":"daily_video","operation":"query"},"cert_ends":{"id":"escort_staff","operation":"query"},"escort_on_time":{"id":"daily_escort","operation":"query"},"sign_ins":{"id":"sys_log","operation":"query"},"errors":{"id":"sys_log","operation":"query"},"storage":{"id":"sys_setting","operation":"query"},"audit_units":{"id":"sys_log","operation":"query"}}},"timeout":5000},
  'Home/GetHomeCount': {"kind":"read","access":{"id":"dash_workplace","operation":"query"},"timeout":5000},
  'Home/Search': {"kind":"read","access":{"id":"dash_workplace","operation":"query"},"timeout":5000},
  'KeyLedger/Cancel': {"kind":"write","access":{"id":"daily_key","operation":"ledger_edit"},"timeout":5000},
  'KeyLedger/Get': {"kind":"read","access":{"id":"daily_key","operation":"query"},"timeout":5000},
  'KeyLedger/GetPageList': {"kind":"read","access":{"id":"daily_key","operation":"query"},"timeout":5000},
  'KeyLedger/Save': {"kind":"write","access":{"id":"daily_key","operation":"ledger_edit"},"timeout":5000},
  'Leave/GetPageList': {"kind":"read","access":"signedIn","timeout":5000},
  'Leave/Revoke': {"kind":"write","access":"signedIn","timeout":5000},
  'Leave/Save': {"kind":"write","access":"signedIn","timeout":5000},
  'Log/Get': {"kind":"read","access":{"id":"sys_log","operation":"query"},"timeout":5000},
  'Log/GetPageList': {"kind":"read","access":{"id":"sys_log","operation":"query"},"timeout":5000},
  'Login/GetCurrent': {"kind":"read","access":"signedIn","timeout":5000,"offline":true},
  'Login/GetJwtToken': {"kind":"write","access":"public","timeout":5000},
  'Login/Logout': {"kind":"write","access":"public","timeout":5000},
  'MeetingLog/Confirm': {"kind":"write","access":{"id":"task_meeting","operation":"confirm"},"timeout":5000},
  'MeetingLog/Delete': {"kind":"write","access":{"id":"task_meeting","operation":"delete"},"timeout":5000},
  'MeetingLog/FinishTodo': {"kind":"write","access":{"anyOf":[{"id":"task_meeting","operation":"sign"},{"id":"task_meeting","operation":"confirm"}]},"timeout":5000},
  'MeetingLog/Get': {"kind":"read","access":{"id":"task_meeting","operation":"query"},"timeout":5000},
  'MeetingLog/GetExpectedList': {"kind":"read","access":{"id":"task_meeting","operation":"add"},"timeout":5000},
  'MeetingLog/GetPageList': {"kind":"read","access":{"id":"task_meeting","operation":"query"},"timeout":5000},
  'MeetingLog/GetPersonList': {"kind":"read","access":{"id":"task_meeting","operation":"query"},"timeout":5000},
  'MeetingLog/GetPrintList': {"kind":"write","access":{"id":"task_meeting","operation":"print"},"timeout":5000},
  'MeetingLog/Save': {"kind":"write","access":{"by":"id","absent":{"id":"task_meeting","operation":"add"},"present":{"id":"task_meeting","operation":"edit"}},"timeout":5000},
  'MeetingLog/Sign': {"kind":"write","access":{"id":"task_meeting","operation":"sign"},"timeout":5000},
  'MeetingLog/Submit': {"kind":"write","access":{"id":"task_meeting","operation":"submit"},"timeout":5000},
  'MeetingLog/Void': {"kind":"write","access":{"id":"task_meeting","operation":"delete"},"timeout":5000},
  'Menu/AddRoleMenu': {"kind":"write","access":{"id":"sys_role","operation":"grant"},"timeout":5000},
  'Menu/Delete': {"kind":"write","access":{"id":"sys_menu","operation":"delete"},"timeout":5000},
  'Menu/DeleteRoleMenu': {"kind":"write","access":{"id":"sys_role","operation":"grant"},"timeout":5000},
  'Menu/Get': {"kind":"read","access":{"id":"sys_menu","operation":"query"},"timeout":5000},
  'Menu/GetPageList': {"kind":"read","access":{"id":"sys_menu","operation":"query"},"timeout":5000},
  'Menu/GetPermissionList': {"kind":"read","access":{"id":"sys_menu","operation":"query"},"timeout":5000},
  'Menu/GetRoleMenu': {"kind":"read","access":{"id":"sys_role","operation":"query"},"timeout":5000},
  'Menu/GetRoleMenuList': {"kind":"read","access":{"by":"role_id","absent":"signedIn","present":{"id":"sys_role","operation":"query"}},"timeout":5000,"offline":true},
  'Menu/GetRoleNameList': {"kind":"read","access":{"id":"sys_menu","operation":"query"},"timeout":5000},
  'Menu/Save': {"kind":"write","access":{"by":"id","absent":{"id":"sys_menu","operation":"add"},"present":{"id":"sys_menu","operation":"edit"}},"timeout":5000},
  'Menu/Sort': {"kind":"write","access":{"id":"sys_menu","operation":"edit"},"timeout":5000},
  'MoneyBox/Delete': {"kind":"write","access":{"id":"daily_escort","operation":"delete"},"timeout":5000},
  'MoneyBox/Dispute': {"kind":"write","access":{"id":"daily_escort","operation":"dispute"},"timeout":5000},
  'MoneyBox/EscortSign': {"kind":"write","access":{"id":"daily_escort","operation":"sign"},"timeout":5000},
  'MoneyBox/FindBox': {"kind":"read","access":{"id":"daily_escort","operation":"add"},"timeout":5000},
  'MoneyBox/FindCar': {"kind":"read","access":{"id":"daily_escort","operation":"query"},"timeout":5000},
  'MoneyBox/FindStaff': {"kind":"read","access":{"id":"daily_escort","operation":"query"},"timeout":5000},
  'MoneyBox/Get': {"kind":"read","access":{"id":"daily_escort","operation":"query"},"timeout":5000},
  'MoneyBox/GetBlank': {"kind":"read","access":{"id":"daily_escort","operation":"add"},"timeout":5000,"offline":true},
  'MoneyBox/GetDay': {"kind":"read","access":{"id":"daily_escort","operation":"query"},"timeout":5000},
  'MoneyBox/GetPageList': {"kind":"read","access":{"id":"daily_escort","operation":"query"},"timeout":5000},
  'MoneyBox/GetPermitList': {"kind":"read","access":{"id":"daily_escort","operation":"query"},"timeout":5000},
  'MoneyBox/GetPersonList': {"kind":"read","access":{"id":"daily_escort","operation":"query"},"timeout":5000,"offline":true},
  'MoneyBox/GetPrintList': {"kind":"write","access":{"id":"daily_escort","operation":"print"},"timeout":5000},
  'MoneyBox/Leave': {"kind":"write","access":{"anyOf":[{"id":"daily_escort","operation":"verify"},{"id":"daily_escort","operation":"sign"}]},"timeout":5000},
  'MoneyBox/Reject': {"kind":"write","access":{"id":"daily_escort","operation":"reject"},"timeout":5000},
  'MoneyBox/Resolve': {"kind":"write","access":{"id":"daily_escort","operation":"resolve"},"timeout":5000},
  'MoneyBox/Save': {"kind":"write","access":{"by":"id","absent":{"id":"daily_escort","operation":"add"},"present":{"id":"daily_escort","operation":"edit"}},"timeout":5000},
  'MoneyBox/Sign': {"kind":"write","access":{"id":"daily_escort","operation":"sign"},"timeout":5000},
  'MoneyBox/Verify': {"kind":"write","access":{"id":"daily_escort","operation":"verify"},"timeout":5000,"offline":true},
  'Notice/AddNoticeRead': {"kind":"write","access":{"id":"dash_notice","operation":"query"},"timeout":5000},
  'Notice/ConfirmNotice': {"kind":"write","access":{"id":"dash_notice","operation":"query"},"timeout":5000},
  'Notice/DeleteNotice': {"kind":"write","access":{"id":"sys_notice","operation":"delete"},"timeout":5000},
  'Notice/GetNotice': {"kind":"read","access":{"anyOf":[{"id":"dash_notice","operation":"query"},{"id":"sys_notice","operation":"query"}]},"timeout":5000},
  'Notice/GetNoticeCount': {"kind":"read","access":{"id":"dash_notice","operation":"query"},"timeout":5000},
  'Notice/GetNoticePageList': {"kind":"read","access":{"by":"managed","absent":{"id":"dash_notice","operation":"query"},"present":{"id":"sys_notice","operation":"query"}},"timeout":5000},
  'Notice/GetReceiptDeptList': {"kind":"read","access":{"id":"sys_notice","operation":"receipt"},"timeout":5000},
  'Notice/GetReceiptPageList': {"kind":"read","access":{"id":"sys_notice","operation":"receipt"},"timeout":5000},
  'Notice/RemindNotice': {"kind":"write","access":{"id":"sys_notice","operation":"receipt"},"timeout":5000},
  'Notice/SaveNotice': {"kind":"write","access":{"by":"id","absent":{"id":"sys_notice","operation":"add"},"present":{"id":"sys_notice","operation":"edit"}},"timeout":5000},
  'Notice/UpdateNoticeStatus': {"kind":"write","access":{"anyOf":[{"id":"sys_notice","operation":"publish"},{"id":"sys_notice","operation":"withdraw"}]},"timeout":5000},
  'OaExamine/DeleteCategory': {"kind":"write","access":{"id":"sys_examine","operation":"delete"},"timeout":5000},
  'OaExamine/GetCategoryList': {"kind":"read","access":"signedIn","timeout":5000},
  'OaExamine/SaveCategory': {"kind":"write","access":{"by":"id","absent":{"id":"sys_examine","operation":"add"},"present":{"id":"sys_examine","operation":"edit"}},"timeout":5000},
  'OaExamine/CloseEffect': {"kind":"write","access":{"id":"sys_examine","operation":"edit"},"timeout":5000},
  'OaExamine/GetEffectList': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaExamine/RetryEffect': {"kind":"write","access":{"id":"sys_examine","operation":"edit"},"timeout":5000},
  'OaExamine/Add': {"kind":"write","access":{"id":"form_basic","operation":"add"},"timeout":5000},
  'OaExamine/AgreeMany': {"kind":"write","access":{"id":"form_step","operation":"agree"},"timeout":30000},
  'OaExamine/Audit': {"kind":"write","access":{"by":"command","values":{"agree":{"id":"form_step","operation":"agree"},"refuse":{"id":"form_step","operation":"reject"},"return":{"id":"form_step","operation":"back"},"takeBack":{"id":"form_step","operation":"agree"},"claim":{"id":"form_step","operation":"agree"},"unclaim":{"id":"form_step","operation":"agree"},"transfer":{"id":"form_step","operation":"transfer"},"delegate":{"id":"form_step","operation":"transfer"},"addBefore":{"id":"form_step","operation":"add_sign"},"addAfter":{"id":"form_step","operation":"add_sign"},"addParallel":{"id":"form_step","operation":"add_sign"},"removeSign":{"id":"form_step","operation":"add_sign"}}},"timeout":5000},
  'OaExamine/Cc': {"kind":"write","access":"signedIn","timeout":5000},
  'OaExamine/Comment': {"kind":"write","access":"signedIn","timeout":5000},
  'OaExamine/Delete': {"kind":"write","access":{"anyOf":[{"id":"form_basic","operation":"delete"},{"id":"form_basic","operation":"add"}]},"timeout":5000},
  'OaExamine/Edit': {"kind":"write","access":{"anyOf":[{"id":"form_basic","operation":"edit"},{"id":"form_basic","operation":"add"}]},"timeout":5000},
  'OaExamine/Get': {"kind":"read","access":"signedIn","timeout":5000},
  'OaExamine/GetAllList': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaExamine/GetAuditCount': {"kind":"read","access":{"id":"form_step","operation":"query"},"timeout":5000},
  'OaExamine/GetAuditList': {"kind":"read","access":{"id":"form_step","operation":"query"},"timeout":5000},
  'OaExamine/GetCcList': {"kind":"read","access":{"id":"form_step","operation":"query"},"timeout":5000},
  'OaExamine/GetFlow': {"kind":"read","access":"signedIn","timeout":5000},
  'OaExamine/GetFlowList': {"kind":"read","access":{"anyOf":[{"id":"form_basic","operation":"query"},{"id":"form_step","operation":"query"},{"id":"sys_examine","operation":"query"}]},"timeout":5000},
  'OaExamine/GetHandledList': {"kind":"read","access":{"id":"form_step","operation":"query"},"timeout":5000},
  'OaExamine/GetHistory': {"kind":"read","access":"signedIn","timeout":5000},
  'OaExamine/GetLog': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaExamine/GetPageList': {"kind":"read","access":{"id":"form_basic","operation":"query"},"timeout":5000},
  'OaExamine/GetPersonList': {"kind":"read","access":{"anyOf":[{"id":"form_basic","operation":"query"},{"id":"form_step","operation":"query"},{"id":"sys_examine","operation":"query"}]},"timeout":5000},
  'OaExamine/GetPrint': {"kind":"write","access":{"anyOf":[{"id":"form_basic","operation":"print"},{"id":"form_step","operation":"print"}]},"timeout":5000},
  'OaExamine/GetStart': {"kind":"read","access":{"id":"form_basic","operation":"add"},"timeout":5000},
  'OaExamine/GetStartList': {"kind":"read","access":{"id":"form_basic","operation":"add"},"timeout":5000},
  'OaExamine/HandOver': {"kind":"write","access":{"id":"sys_examine","operation":"edit"},"timeout":60000},
  'OaExamine/Preview': {"kind":"read","access":{"id":"form_basic","operation":"add"},"timeout":5000},
  'OaExamine/Read': {"kind":"write","access":"signedIn","timeout":5000},
  'OaExamine/Reassign': {"kind":"write","access":{"id":"sys_examine","operation":"edit"},"timeout":5000},
  'OaExamine/Reveal': {"kind":"write","access":"signedIn","timeout":5000},
  'OaExamine/Terminate': {"kind":"write","access":{"id":"sys_examine","operation":"edit"},"timeout":5000},
  'OaExamine/Urge': {"kind":"write","access":{"id":"form_basic","operation":"urge"},"timeout":5000},
  'OaExamine/Withdraw': {"kind":"write","access":{"id":"form_basic","operation":"withdraw"},"timeout":5000},
  'OaFlow/CompareVersion': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaFlow/Copy': {"kind":"write","access":{"id":"sys_examine","operation":"add"},"timeout":5000},
  'OaFlow/Delete': {"kind":"write","access":{"id":"sys_examine","operation":"delete"},"timeout":5000},
  'OaFlow/Disable': {"kind":"write","access":{"id":"sys_examine","operation":"disable"},"timeout":5000},
  'OaFlow/Enable': {"kind":"write","access":{"id":"sys_examine","operation":"disable"},"timeout":5000},
  'OaFlow/Get': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaFlow/GetPageList': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaFlow/GetTopicList': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaFlow/GetVersion': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaFlow/GetVersionList': {"kind":"read","access":{"id":"sys_examine","operation":"query"},"timeout":5000},
  'OaFlow/Publish': {"kind":"write","access":{"id":"sys_examine","operation":"publish"},"timeout":5000},
  'OaFlow/Restore': {"kind":"write","access":{"id":"sys_examine","operation":"edit"},"timeout":5000},
  'OaFlow/Save': {"kind":"write","access":{"by":"id","absent":{"id":"sys_examine","operation":"add"},"present":{"id":"sys_examine","operation":"edit"}},"timeout":5000},
  'OaFlow/Simulate': {"kind":"read","access":{"id":"sys_examine","operation":"edit"},"timeout":5000},
  'Outbox/GetKey': {"kind":"read","access":"signedIn","timeout":5000},
  'OutInside/Get': {"kind":"read","access":{"id":"daily_inout","operation":"query"},"timeout":5000},
  'OutInside/GetInsideList': {"kind":"read","access":{"id":"daily_inout","operation":"leave"},"timeout":5000,"offline":true},
  'OutInside/GetLast': {"kind":"read","access":{"id":"daily_inout","operation":"add"},"timeout":5000},
  'OutInside/GetPageList': {"kind":"read","access":{"id":"daily_inout","operation":"query"},"timeout":5000},
  'OutInside/GetPermitList': {"kind":"read","access":{"id":"daily_inout","operation":"add"},"timeout":5000,"offline":true},
  'OutInside/GetPersonList': {"kind":"read","access":{"id":"daily_inout","operation":"query"},"timeout":5000,"offline":true},
  'OutInside/GetPrintList': {"kind":"write","access":{"id":"daily_inout","operation":"print"},"timeout":5000},
  'OutInside/Leave': {"kind":"write","access":{"id":"daily_inout","operation":"leave"},"timeout":5000,"offline":true},
  'OutInside/Reject': {"kind":"write","access":{"id":"daily_inout","operation":"reject"},"timeout":5000,"offline":true},
  'OutInside/Reveal': {"kind":"write","access":{"id":"daily_inout","operation":"view_sensitive"},"timeout":5000},
  'OutInside/Save': {"kind":"write","access":{"by":"id","absent":{"id":"daily_inout","operation":"add"},"present":{"id":"daily_inout","operation":"edit"}},"timeout":5000,"offline":true},
  'OutInside/Void': {"kind":"write","access":{"id":"daily_inout","operation":"void"},"timeout":5000},
  'Preference/Get': {"kind":"read","access":"signedIn","timeout":5000,"offline":true},
  'Preference/Save': {"kind":"write","access":"signedIn","timeout":5000},
  'Rectification/Cancel': {"kind":"write","access":{"id":"rectify","operation":"cancel"},"timeout":5000},
  'Rectification/DecideDelay': {"kind":"write","access":{"id":"rectify","operation":"delay"},"timeout":5000},
  'Rectification/Delay': {"kind":"write","access":{"id":"rectify","operation":"delay"},"timeout":5000},
  'Rectification/Get': {"kind":"read","access":{"id":"rectify","operation":"query"},"timeout":5000},
  'Rectification/GetPageList': {"kind":"read","access":{"id":"rectify","operation":"query"},"timeout":5000},
  'Rectification/GetPersonList': {"kind":"read","access":{"id":"rectify","operation":"query"},"timeout":5000},
  'Rectification/GetPrintList': {"kind":"write","access":{"id":"rectify","operation":"print"},"timeout":5000},
  'Rectification/Review': {"kind":"write","access":{"id":"rectify","operation":"review"},"timeout":5000},
  'Rectification/Save': {"kind":"write","access":{"by":"id","absent":{"id":"rectify","operation":"add"},"present":{"id":"rectify","operation":"edit"}},"timeout":5000},
  'Rectification/Start': {"kind":"write","access":{"id":"rectify","operation":"start"},"timeout":5000},
  'Rectification/Submit': {"kind":"write","access":{"id":"rectify","operation":"submit"},"timeout":5000},
  'Recycle/GetPageList': {"kind":"read","access":{"by":"table","values":{"dict_type":{"id":"sys_dict","operation":"delete"},"dict_data":{"id":"sys_dict","operation":"delete"},"role":{"id":"sys_role","operation":"delete"},"custom_form":{"id":"queryForm","operation":"delete"},"appr_flow":{"id":"sys_examine","operation":"delete"},"escort_company":{"id":"escort_company","operation":"delete"},"escort_car":{"id":"escort_car","operation":"delete"},"escort_staff":{"id":"escort_staff","operation":"delete"},"escort_route":{"id":"escort_plan","operation":"delete"},"escort_plan":{"id":"escort_plan","operation":"delete"},"box":{"id":"escort_plan","operation":"delete"},"notice":{"id":"sys_notice","operation":"delete"},"check_item":{"id":"check_item","operation":"delete"},"security_check":{"id":"daily_security","operation":"delete"},"money_box":{"id":"daily_escort","operation":"delete"},"meeting_log":{"id":"task_meeting","operation":"delete"},"security_item":{"id":"task_check","operation":"delete"},"scene_check":{"id":"task_scene","operation":"delete"},"fire_check":{"id":"task_fire","operation":"delete"}}},"timeout":5000},
  'Recycle/Restore': {"kind":"write","access":{"by":"table","values":{"dict_type":{"id":"sys_dict","operation":"delete"},"dict_data":{"id":"sys_dict","operation":"delete"},"role":{"id":"sys_role","operation":"delete"},"custom_form":{"id":"queryForm","operation":"delete"},"appr_flow":{"id":"sys_examine","operation":"delete"},"escort_company":{"id":"escort_company","operation":"delete"},"escort_car":{"id":"escort_car","operation":"delete"},"escort_staff":{"id":"escort_staff","operation":"delete"},"escort_route":{"id":"escort_plan","operation":"delete"},"escort_plan":{"id":"escort_plan","operation":"delete"},"box":{"id":"escort_plan","operation":"delete"},"notice":{"id":"sys_notice","operation":"delete"},"check_item":{"id":"check_item","operation":"delete"},"security_check":{"id":"daily_security","operation":"delete"},"money_box":{"id":"daily_escort","operation":"delete"},"meeting_log":{"id":"task_meeting","operation":"delete"},"security_item":{"id":"task_check","operation":"delete"},"scene_check":{"id":"task_scene","operation":"delete"},"fire_check":{"id":"task_fire","operation":"delete"}}},"timeout":5000},
  'Remind/GetMsgList': {"kind":"read","access":"signedIn","timeout":5000},
  'Remind/ReadMsg': {"kind":"write","access":"signedIn","timeout":5000},
  'Role/AddRole': {"kind":"write","access":{"id":"sys_role","operation":"add"},"timeout":5000},
  'Role/Delete': {"kind":"write","access":{"id":"sys_role","operation":"delete"},"timeout":5000},
  'Role/EditRole': {"kind":"write","access":{"id":"sys_role","operation":"edit"},"timeout":5000},
  'Role/Get': {"kind":"read","access":{"id":"sys_role","operation":"query"},"timeout":5000},
  'Role/GetPageList': {"kind":"read","access":{"id":"sys_role","operation":"query"},"timeout":5000},
  'Role/GetRoleList': {"kind":"read","access":{"anyOf":[{"id":"sys_role","operation":"query"},{"id":"sys_user","operation":"query"}]},"timeout":5000},
  'RoomKey/Get': {"kind":"read","access":{"id":"daily_key","operation":"query"},"timeout":5000},
  'RoomKey/GetKeyList': {"kind":"read","access":{"id":"daily_key","operation":"add"},"timeout":5000,"offline":true},
  'RoomKey/GetLast': {"kind":"read","access":{"id":"daily_key","operation":"add"},"timeout":5000,"offline":true},
  'RoomKey/GetPageList': {"kind":"read","access":{"id":"daily_key","operation":"query"},"timeout":5000},
  'RoomKey/GetPermitList': {"kind":"read","access":{"id":"daily_key","operation":"add"},"timeout":5000,"offline":true},
  'RoomKey/GetPersonList': {"kind":"read","access":{"id":"daily_key","operation":"query"},"timeout":5000,"offline":true},
  'RoomKey/GetPrintList': {"kind":"write","access":{"id":"daily_key","operation":"print"},"timeout":5000},
  'RoomKey/Give': {"kind":"write","access":{"id":"daily_key","operation":"return"},"timeout":5000},
  'RoomKey/Receive': {"kind":"write","access":{"id":"daily_key","operation":"receive"},"timeout":5000},
  'RoomKey/Refuse': {"kind":"write","access":{"id":"daily_key","operation":"refuse"},"timeout":5000},
  'RoomKey/Return': {"kind":"write","access":{"id":"daily_key","operation":"return"},"timeout":5000},
  'RoomKey/Save': {"kind":"write","access":{"id":"daily_key","operation":"add"},"timeout":5000,"offline":true},
  'RoomKey/Supervise': {"kind":"write","access":{"id":"daily_key","operation":"receive"},"timeout":5000},
  'RoomKey/Void': {"kind":"write","access":{"id":"daily_key","operation":"void"},"timeout":5000},
  'SavedView/Delete': {"kind":"write","access":"signedIn","timeout":5000},
  'SavedView/GetList': {"kind":"read","access":"signedIn","timeout":5000},
  'SavedView/Save': {"kind":"write","access":"signedIn","timeout":5000},
  'SavedView/SetDefault': {"kind":"write","access":"signedIn","timeout":5000},
  'SceneCheck/Confirm': {"kind":"write","access":{"id":"task_scene","operation":"confirm"},"timeout":5000},
  'SceneCheck/Delete': {"kind":"write","access":{"id":"task_scene","operation":"delete"},"timeout":5000},
  'SceneCheck/Get': {"kind":"read","access":{"id":"task_scene","operation":"query"},"timeout":5000},
  'SceneCheck/GetBlank': {"kind":"read","access":{"id":"task_scene","operation":"add"},"timeout":5000},
  'SceneCheck/GetPageList': {"kind":"read","access":{"id":"task_scene","operation":"query"},"timeout":5000},
  'SceneCheck/GetPersonList': {"kind":"read","access":{"id":"task_scene","operation":"query"},"timeout":5000},
  'SceneCheck/GetPrintList': {"kind":"write","access":{"id":"task_scene","operation":"print"},"timeout":5000},
  'SceneCheck/Object': {"kind":"write","access":{"id":"task_scene","operation":"object"},"timeout":5000},
  'SceneCheck/Save': {"kind":"write","access":{"by":"id","absent":{"id":"task_scene","operation":"add"},"present":{"id":"task_scene","operation":"edit"}},"timeout":5000},
  'SceneCheck/Sign': {"kind":"write","access":{"id":"task_scene","operation":"submit"},"timeout":5000},
  'SceneCheck/Submit': {"kind":"write","access":{"id":"task_scene","operation":"submit"},"timeout":5000},
  'SceneCheck/Void': {"kind":"write","access":{"id":"task_scene","operation":"submit"},"timeout":5000},
  'SecurityCheck/Confirm': {"kind":"write","access":{"id":"daily_security","operation":"confirm"},"timeout":5000},
  'SecurityCheck/Delete': {"kind":"write","access":{"id":"daily_security","operation":"delete"},"timeout":5000},
  'SecurityCheck/Get': {"kind":"read","access":{"id":"daily_security","operation":"query"},"timeout":5000},
  'SecurityCheck/GetBlank': {"kind":"read","access":{"id":"daily_security","operation":"add"},"timeout":5000,"offline":true},
  'SecurityCheck/GetDay': {"kind":"read","access":{"id":"daily_security","operation":"query"},"timeout":5000},
  'SecurityCheck/GetPageList': {"kind":"read","access":{"id":"daily_security","operation":"query"},"timeout":5000},
  'SecurityCheck/GetPersonList': {"kind":"read","access":{"id":"daily_security","operation":"query"},"timeout":5000,"offline":true},
  'SecurityCheck/GetPrintList': {"kind":"write","access":{"id":"daily_security","operation":"print"},"timeout":5000},
  'SecurityCheck/Revoke': {"kind":"write","access":{"id":"daily_security","operation":"revoke"},"timeout":5000},
  'SecurityCheck/Save': {"kind":"write","access":{"by":"id","absent":{"id":"daily_security","operation":"add"},"present":{"id":"daily_security","operation":"edit"}},"timeout":5000,"offline":true},
  'SecurityCheck/Sign': {"kind":"write","access":{"id":"daily_security","operation":"sign"},"timeout":5000},
  'SecurityCheck/Submit': {"kind":"write","access":{"id":"daily_security","operation":"submit"},"timeout":5000,"offline":true},
  'SecurityItem/Confirm': {"kind":"write","access":{"id":"task_check","operation":"confirm"},"timeout":5000},
  'SecurityItem/Delete': {"kind":"write","access":{"id":"task_check","operation":"delete"},"timeout":5000},
  'SecurityItem/Get': {"kind":"read","access":{"id":"task_check","operation":"query"},"timeout":5000},
  'SecurityItem/GetBlank': {"kind":"read","access":{"id":"task_check","operation":"add"},"timeout":5000},
  'SecurityItem/GetPageList': {"kind":"read","access":{"id":"task_check","operation":"query"},"timeout":5000},
  'SecurityItem/GetPersonList': {"kind":"read","access":{"id":"task_check","operation":"query"},"timeout":5000},
  'SecurityItem/GetPrintList': {"kind":"write","access":{"id":"task_check","operation":"print"},"timeout":5000},
  'SecurityItem/Object': {"kind":"write","access":{"id":"task_check","operation":"object"},"timeout":5000},
  'SecurityItem/Save': {"kind":"write","access":{"by":"id","absent":{"id":"task_check","operation":"add"},"present":{"id":"task_check","operation":"edit"}},"timeout":5000},
  'SecurityItem/Sign': {"kind":"write","access":{"id":"task_check","operation":"submit"},"timeout":5000},
  'SecurityItem/Submit': {"kind":"write","access":{"id":"task_check","operation":"submit"},"timeout":5000},
  'SecurityItem/Void': {"kind":"write","access":{"id":"task_check","operation":"submit"},"timeout":5000},
  'Setting/Delete': {"kind":"write","access":{"id":"sys_setting","operation":"edit"},"timeout":5000},
  'Setting/Get': {"kind":"read","access":{"id":"sys_setting","operation":"query"},"timeout":5000},
  'Setting/GetList': {"kind":"read","access":{"id":"sys_setting","operation":"query"},"timeout":5000},
  'Setting/GetMap': {"kind":"read","access":"signedIn","timeout":5000},
  'Setting/GetPublic': {"kind":"read","access":"public","timeout":5000,"offline":true},
  'Setting/Save': {"kind":"write","access":{"id":"sys_setting","operation":"edit"},"timeout":5000},
  'TaskAssignment/Exempt': {"kind":"write","access":{"id":"sys_remind","operation":"edit"},"timeout":5000},
  'TaskAssignment/GetMenu': {"kind":"read","access":{"id":"task_menu","operation":"query"},"timeout":5000},
  'TaskAssignment/GetPageList': {"kind":"read","access":{"id":"report_daily","operation":"query"},"timeout":5000},
  'TaskAssignment/GetStat': {"kind":"read","access":{"id":"report_daily","operation":"query"},"timeout":5000},
  'TaskAssignment/GetStatDays': {"kind":"read","access":{"id":"report_daily","operation":"query"},"timeout":5000},
  'TaskType/GetList': {"kind":"read","access":{"anyOf":[{"id":"sys_remind","operation":"query"},{"id":"report_daily","operation":"query"}]},"timeout":5000},
  'TaskType/Save': {"kind":"write","access":{"id":"sys_remind","operation":"enable"},"timeout":5000},
  'Totp/Begin': {"kind":"write","access":"signedIn","timeout":5000},
  'Totp/Confirm': {"kind":"write","access":"signedIn","timeout":5000},
  'Totp/End': {"kind":"write","access":"signedIn","timeout":5000},
  'Totp/Get': {"kind":"read","access":"signedIn","timeout":5000},
  'Totp/Renew': {"kind":"write","access":"signedIn","timeout":5000},
  'Totp/Reset': {"kind":"write","access":{"id":"sys_user","operation":"reset_pwd"},"timeout":5000},
  'User/Add': {"kind":"write","access":{"id":"sys_user","operation":"add"},"timeout":5000},
  'User/Delete': {"kind":"write","access":{"id":"sys_user","operation":"delete"},"timeout":5000},
  'User/Edit': {"kind":"write","access":{"id":"sys_user","operation":"edit"},"timeout":5000},
  'User/EndSession': {"kind":"write","access":{"by":"user_id","absent":"signedIn","present":{"id":"sys_user","operation":"edit"}},"timeout":5000},
  'User/Get': {"kind":"read","access":{"id":"sys_user","operation":"query"},"timeout":5000},
  'User/GetByDept': {"kind":"read","access":{"anyOf":[{"id":"sys_user","operation":"query"},{"id":"sys_dept","operation":"edit"}]},"timeout":5000},
  'User/GetByPage': {"kind":"read","access":{"id":"sys_user","operation":"query"},"timeout":5000},
  'User/GetDuties': {"kind":"read","access":{"anyOf":[{"id":"sys_user","operation":"edit"},{"id":"sys_user","operation":"delete"}]},"timeout":5000},
  'User/GetOnlineList': {"kind":"read","access":{"id":"sys_user","operation":"query"},"timeout":5000},
  'User/GetSessionList': {"kind":"read","access":{"by":"user_id","absent":"signedIn","present":{"id":"sys_user","operation":"query"}},"timeout":5000},
  'User/GetTemplate': {"kind":"write","access":{"id":"sys_user","operation":"import"},"timeout":5000},
  'User/Import': {"kind":"write","access":{"id":"sys_user","operation":"import"},"timeout":300000},
  'User/Prove': {"kind":"write","access":"signedIn","timeout":5000},
  'User/RecoverLogin': {"kind":"write","access":{"id":"sys_user","operation":"unlock"},"timeout":5000},
  'User/ResetPwd': {"kind":"write","access":{"id":"sys_user","operation":"reset_pwd"},"timeout":5000},
  'User/Reveal': {"kind":"write","access":{"id":"sys_user","operation":"view_sensitive"},"timeout":5000},
  'User/SetAvatar': {"kind":"write","access":"signedIn","timeout":5000},
  'User/UpdatePwd': {"kind":"write","access":"signedIn","timeout":5000},
  'VideoAccess/Get': {"kind":"read","access":{"id":"daily_video","operation":"query"},"timeout":5000},
  'VideoAccess/GetBlank': {"kind":"read","access":{"id":"daily_video","operation":"add"},"timeout":5000,"offline":true},
  'VideoAccess/GetLast': {"kind":"read","access":{"id":"daily_video","operation":"add"},"timeout":5000},
  'VideoAccess/GetPageList': {"kind":"read","access":{"id":"daily_video","operation":"query"},"timeout":5000},
  'VideoAccess/GetPersonList': {"kind":"read","access":{"id":"daily_video","operation":"query"},"timeout":5000},
  'VideoAccess/GetPrintList': {"kind":"write","access":{"id":"daily_video","operation":"print"},"timeout":5000},
  'VideoAccess/GetRequestList': {"kind":"read","access":{"id":"daily_video","operation":"query"},"timeout":5000},
  'VideoAccess/Refuse': {"kind":"write","access":{"id":"daily_video","operation":"sign"},"timeout":5000},
  'VideoAccess/Register': {"kind":"write","access":{"id":"daily_video","operation":"register"},"timeout":5000},
  'VideoAccess/Return': {"kind":"write","access":{"id":"daily_video","operation":"return"},"timeout":5000},
  'VideoAccess/Reveal': {"kind":"write","access":{"id":"daily_video","operation":"view_sensitive"},"timeout":5000},
  'VideoAccess/Save': {"kind":"write","access":{"by":"id","absent":{"id":"daily_video","operation":"add"},"present":{"id":"daily_video","operation":"edit"}},"timeout":5000,"offline":true},
  'VideoAccess/Sign': {"kind":"write","access":{"id":"daily_video","operation":"sign"},"timeout":5000},
  'VideoAccess/Submit': {"kind":"write","access":{"id":"daily_video","operation":"submit"},"timeout":5000,"offline":true},
} as const
