import type { Exported } from '@shouya/nouns/settings/exporting/contract.ts'
import type { HistoryTable } from '@shouya/nouns/settings/history/contract.ts'

/** The ways to a record of a noun: its page, and what says the same beside it. */
type Ways = {
  get: string
  list: string
  /** Body of the list beside its size, newest first. */
  more?: object
  print?: string
  exported?: Exported
  files?: true
}

export const ways: Record<HistoryTable, Ways> = {
  room_key: {
    get: 'RoomKey/Get',
    list: 'RoomKey/GetPageList',
    print: 'RoomKey/GetPrintList',
    exported: 'RoomKey',
    files: true,
  },
  key_ledger: { get: 'KeyLedger/Get', list: 'KeyLedger/GetPageList', exported: 'KeyLedger' },
  dept: { get: 'AdminDept/Get', list: 'AdminDept/GetPageList', exported: 'AdminDept' },
  sys_user: { get: 'User/Get', list: 'User/GetByPage', exported: 'User' },
  form_submission: {
    get: 'CustomForm/GetSubmission',
    list: 'CustomForm/GetSubmissionList',
    exported: 'CustomForm',
    files: true,
  },
  role: { get: 'Role/Get', list: 'Role/GetPageList' },
  menu: { get: 'Menu/Get', list: 'Menu/GetPageList' },
  dict_type: { get: 'Dict/GetType', list: 'Dict/GetTypePageList' },
  dict_data: { get: 'Dict/GetData', list: 'Dict/GetDataList' },
  custom_form: { get: 'CustomForm/Get', list: 'CustomForm/GetPageList' },
  appr_flow: { get: 'OaFlow/Get', list: 'OaFlow/GetPageList' },
  notice: { get: 'Notice/GetNotice', list: 'Notice/GetNoticePageList', more: { managed: true }, exported: 'Notice' },
  check_item: { get: 'CheckItem/Get', list: 'CheckItem/GetPageList' },
  security_check: {
    get: 'SecurityCheck/Get',
    list: 'SecurityCheck/GetPageList',
    print: 'SecurityCheck/GetPrintList',
    exported: 'SecurityCheck',
    files: true,
  },
  money_box: {
    get: 'MoneyBox/Get',
    list: 'MoneyBox/GetPageList',
    print: 'MoneyBox/GetPrintList',
    exported: 'MoneyBox',
    files: true,
  },
  rectification: {
    get: 'Rectification/Get',
    list: 'Rectification/GetPageList',
    print: 'Rectification/GetPrintList',
    exported: 'Rectification',
    files: true,
  },
  escort_company: {
    get: 'Escort/GetCompany',
    list: 'Escort/GetCompanyPageList',
    print: 'Escort/GetCompanyPrintList',
    exported: 'EscortCompany',
    files: true,
  },
  escort_car: {
    get: 'Escort/GetCar',
    list: 'Escort/GetCarPageList',
    print: 'Escort/GetCarPrintList',
    exported: 'EscortCar',
    files: true,
  },
  escort_staff: {
    get: 'Escort/GetStaff',
    list: 'Escort/GetStaffPageList',
    print: 'Escort/GetStaffPrintList',
    exported: 'EscortStaff',
    files: true,
  },
  escort_route: { get: 'Escort/GetRoute', list: 'Escort/GetRoutePageList', exported: 'EscortRoute' },
  escort_plan: { get: 'Escort/GetPlan', list: 'Escort/GetPlanPageList', exported: 'EscortPlan' },
  box: { get: 'Escort/GetBox', list: 'Escort/GetBoxPageList', exported: 'EscortBox' },
  fault_repair: {
    get: 'FaultRepair/Get',
    list: 'FaultRepair/GetPageList',
    print: 'FaultRepair/GetPrintList',
    exported: 'FaultRepair',
    files: true,
  },
  out_inside: {
    get: 'OutInside/Get',
    list: 'OutInside/GetPageList',
    print: 'OutInside/GetPrintList',
    exported: 'OutInside',
    files: true,
  },
  video_access: {
    get: 'VideoAccess/Get',
    list: 'VideoAccess/GetPageList',
    print: 'VideoAccess/GetPrintList',
    exported: 'VideoAccess',
    files: true,
  },
}
