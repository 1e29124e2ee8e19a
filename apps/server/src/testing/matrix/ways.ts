import { type DeclaredNoun, nouns } from '@shouya/nouns/declared.gen.ts'
import { all } from '@shouya/nouns/manifests.gen.ts'
import type { Exported } from '@shouya/nouns/settings/exporting/contract.ts'
import type { HistoryTable } from '@shouya/nouns/settings/history/contract.ts'
import { actions, nameOf } from './actions.ts'

const isAction = (name: string) => actions.some((action) => nameOf(action) === name)

/** The ways to read a record of a noun: its page, and its other outputs. */
type Ways = {
  get: string
  list: string
  /** Body of the list besides its size, newest first. */
  more?: object
  print?: string
  exported?: Exported
  files?: true
}

type Listed = Extract<HistoryTable, DeclaredNoun['table']>

/** A declared noun has the usual actions, and the files that its fields hold. */
const ofNouns = Object.fromEntries(
  nouns
    .filter(({ table }) => all.historians[table as HistoryTable])
    .map(({ table, controller, fields }) => [
      table,
      {
        get: `${controller}/Get`,
        list: `${controller}/GetPageList`,
        ...(isAction(`${controller}/GetPrintList`) && { print: `${controller}/GetPrintList` }),
        ...(controller in all.exporters && { exported: controller as Exported }),
        ...(Object.values(fields).some(({ kind }) => ['photos', 'files', 'file'].includes(kind)) && { files: true }),
      },
    ]),
) as Record<Listed, Ways>

export const ways: Record<HistoryTable, Ways> = {
  ...ofNouns,
  room_key: {
    get: 'RoomKey/Get',
    list: 'RoomKey/GetPageList',
    print: 'RoomKey/GetPrintList',
    exported: 'RoomKey',
    files: true,
  },
  key_ledger: { get: 'KeyLedger/Get', list: 'KeyLedger/GetPageList', exported: 'KeyLedger' },
  sys_user: { get: 'User/Get', list: 'User/GetByPage', exported: 'User' },
  form_submission: {
    get: 'CustomForm/GetSubmission',
    list: 'CustomForm/GetSubmissionList',
    exported: 'CustomForm',
    files: true,
  },
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
  maintain_company: {
    get: 'Maintenance/GetCompany',
    list: 'Maintenance/GetCompanyPageList',
    exported: 'MaintainCompany',
  },
  maintain_contact: { get: 'Maintenance/GetContact', list: 'Maintenance/GetContactPageList' },
  cash_pledge: {
    get: 'Member/GetCashPledge',
    list: 'Member/GetCashPledgePageList',
    print: 'Member/GetCashPledgePrintList',
    exported: 'CashPledge',
    files: true,
  },
  agent_transfer: {
    get: 'Agent/GetTransfer',
    list: 'Agent/GetTransferPageList',
    exported: 'AgentTransfer',
    files: true,
  },
  trade_repair: {
    get: 'Repair/GetTrade',
    list: 'Repair/GetTradePageList',
    exported: 'TradeRepair',
    files: true,
  },
  box: { get: 'Escort/GetBox', list: 'Escort/GetBoxPageList', exported: 'EscortBox' },
}
