// Written by scripts/nouns.ts from the folders of nouns; do not edit.
import type { Noun } from '@shouya/noun/noun'
import { effect } from './approvals/effect/noun.ts'
import { flow } from './approvals/flow/noun.ts'
import { leave } from './approvals/leave/noun.ts'
import { request } from './approvals/request/noun.ts'
import { reportFile } from './archive/reportFile/noun.ts'
import { issue } from './collection/issue/noun.ts'
import { issueItem } from './collection/issueItem/noun.ts'
import { conference } from './conference/conference/noun.ts'
import { form } from './customForms/form/noun.ts'
import { submission } from './customForms/submission/noun.ts'
import { faultRepair } from './daily/faultRepair/noun.ts'
import { keyLedger } from './daily/keyLedger/noun.ts'
import { moneyBox } from './daily/moneyBox/noun.ts'
import { roomKey } from './daily/roomKey/noun.ts'
import { securityCheck } from './daily/securityCheck/noun.ts'
import { videoAccess } from './daily/videoAccess/noun.ts'
import { visitor } from './daily/visitor/noun.ts'
import { drillPlan } from './drills/drillPlan/noun.ts'
import { drillRecord } from './drills/drillRecord/noun.ts'
import { box } from './escort/box/noun.ts'
import { car } from './escort/car/noun.ts'
import { company } from './escort/company/noun.ts'
import { plan } from './escort/plan/noun.ts'
import { route } from './escort/route/noun.ts'
import { staff } from './escort/staff/noun.ts'
import { guardEvaluation } from './evaluation/guardEvaluation/noun.ts'
import { performanceEvaluation } from './evaluation/performanceEvaluation/noun.ts'
import { material } from './library/material/noun.ts'
import { equipment } from './maintenance/equipment/noun.ts'
import { repairOrder } from './maintenance/repairOrder/noun.ts'
import { vendor } from './maintenance/vendor/noun.ts'
import { vendorBinding } from './maintenance/vendorBinding/noun.ts'
import { vendorContact } from './maintenance/vendorContact/noun.ts'
import { notice } from './notices/notice/noun.ts'
import { banner } from './portal/banner/noun.ts'
import { contact } from './portal/contact/noun.ts'
import { feedback } from './portal/feedback/noun.ts'
import { checkItem } from './rectify/checkItem/noun.ts'
import { rectification } from './rectify/rectification/noun.ts'
import { fireCheck } from './reports/fireCheck/noun.ts'
import { meetingLog } from './reports/meetingLog/noun.ts'
import { sceneCheck } from './reports/sceneCheck/noun.ts'
import { securityItem } from './reports/securityItem/noun.ts'
import { selfCheck } from './reports/selfCheck/noun.ts'
import { dept } from './settings/dept/noun.ts'
import { dict } from './settings/dict/noun.ts'
import { log } from './settings/log/noun.ts'
import { menu } from './settings/menu/noun.ts'
import { role } from './settings/role/noun.ts'
import { setting } from './settings/setting/noun.ts'
import { user } from './settings/user/noun.ts'
import { monitor } from './statistics/monitor/noun.ts'
import { holiday } from './tasks/holiday/noun.ts'
import { remindRule } from './tasks/remindRule/noun.ts'
import { taskAssignment } from './tasks/taskAssignment/noun.ts'
import { taskType } from './tasks/taskType/noun.ts'
import { agent } from './trading/agent/noun.ts'
import { agentProduct } from './trading/agentProduct/noun.ts'
import { agentTransfer } from './trading/agentTransfer/noun.ts'
import { consume } from './trading/consume/noun.ts'
import { consumeBalance } from './trading/consumeBalance/noun.ts'
import { deposit } from './trading/deposit/noun.ts'
import { device } from './trading/device/noun.ts'
import { ledger } from './trading/ledger/noun.ts'
import { ledgerAccount } from './trading/ledgerAccount/noun.ts'
import { ledgerDifference } from './trading/ledgerDifference/noun.ts'
import { member } from './trading/member/noun.ts'
import { memberDevice } from './trading/memberDevice/noun.ts'
import { order } from './trading/order/noun.ts'
import { payment } from './trading/payment/noun.ts'
import { pledge } from './trading/pledge/noun.ts'
import { product } from './trading/product/noun.ts'
import { productConsume } from './trading/productConsume/noun.ts'
import { recharge } from './trading/recharge/noun.ts'
import { rechargePackage } from './trading/rechargePackage/noun.ts'
import { tradeRepair } from './trading/tradeRepair/noun.ts'
import { useLog } from './trading/useLog/noun.ts'
import { reminder } from './workbench/reminder/noun.ts'

const declared = [
  effect,
  flow,
  leave,
  request,
  reportFile,
  issue,
  issueItem,
  conference,
  form,
  submission,
  faultRepair,
  keyLedger,
  moneyBox,
  roomKey,
  securityCheck,
  videoAccess,
  visitor,
  drillPlan,
  drillRecord,
  box,
  car,
  company,
  plan,
  route,
  staff,
  guardEvaluation,
  performanceEvaluation,
  material,
  equipment,
  repairOrder,
  vendor,
  vendorBinding,
  vendorContact,
  notice,
  banner,
  contact,
  feedback,
  checkItem,
  rectification,
  fireCheck,
  meetingLog,
  sceneCheck,
  securityItem,
  selfCheck,
  dept,
  dict,
  log,
  menu,
  role,
  setting,
  user,
  monitor,
  holiday,
  remindRule,
  taskAssignment,
  taskType,
  agent,
  agentProduct,
  agentTransfer,
  consume,
  consumeBalance,
  deposit,
  device,
  ledger,
  ledgerAccount,
  ledgerDifference,
  member,
  memberDevice,
  order,
  payment,
  pledge,
  product,
  productConsume,
  recharge,
  rechargePackage,
  tradeRepair,
  useLog,
  reminder,
] as const

export type DeclaredNoun = (typeof declared)[number]

/** Every noun that is declared. */
export const nouns: readonly Noun[] = declared
