// Written by scripts/pageTexts.ts from the files of texts; do not edit.
import agent from '@shouya/nouns/trading/agent/texts/US.ts'
import agentProduct from '@shouya/nouns/trading/agentProduct/texts/US.ts'
import agentTransfer from '@shouya/nouns/trading/agentTransfer/texts/US.ts'
import answer from '@shouya/nouns/rectify/answer/texts/US.ts'
import banner from '@shouya/nouns/portal/banner/texts/US.ts'
import box from '@shouya/nouns/escort/box/texts/US.ts'
import car from '@shouya/nouns/escort/car/texts/US.ts'
import checkItem from '@shouya/nouns/rectify/checkItem/texts/US.ts'
import checkReport from '@shouya/nouns/reports/checkReport/texts/US.ts'
import company from '@shouya/nouns/escort/company/texts/US.ts'
import conference from '@shouya/nouns/conference/conference/texts/US.ts'
import consume from '@shouya/nouns/trading/consume/texts/US.ts'
import consumeBalance from '@shouya/nouns/trading/consumeBalance/texts/US.ts'
import contact from '@shouya/nouns/portal/contact/texts/US.ts'
import deposit from '@shouya/nouns/trading/deposit/texts/US.ts'
import dept from '@shouya/nouns/settings/dept/texts/US.ts'
import device from '@shouya/nouns/trading/device/texts/US.ts'
import dict from '@shouya/nouns/settings/dict/texts/US.ts'
import drillPlan from '@shouya/nouns/drills/drillPlan/texts/US.ts'
import drillRecord from '@shouya/nouns/drills/drillRecord/texts/US.ts'
import effect from '@shouya/nouns/approvals/effect/texts/US.ts'
import equipment from '@shouya/nouns/maintenance/equipment/texts/US.ts'
import examine from '@shouya/nouns/approvals/examine/texts/US.ts'
import faultRepair from '@shouya/nouns/daily/faultRepair/texts/US.ts'
import feedback from '@shouya/nouns/portal/feedback/texts/US.ts'
import fireCheck from '@shouya/nouns/reports/fireCheck/texts/US.ts'
import flow from '@shouya/nouns/approvals/flow/texts/US.ts'
import flowDesign from '@shouya/nouns/approvals/flowDesign/texts/US.ts'
import form from '@shouya/nouns/customForms/form/texts/US.ts'
import guardEvaluation from '@shouya/nouns/evaluation/guardEvaluation/texts/US.ts'
import holiday from '@shouya/nouns/tasks/holiday/texts/US.ts'
import issue from '@shouya/nouns/collection/issue/texts/US.ts'
import issueItem from '@shouya/nouns/collection/issueItem/texts/US.ts'
import keyLedger from '@shouya/nouns/daily/keyLedger/texts/US.ts'
import leave from '@shouya/nouns/approvals/leave/texts/US.ts'
import ledger from '@shouya/nouns/trading/ledger/texts/US.ts'
import ledgerAccount from '@shouya/nouns/trading/ledgerAccount/texts/US.ts'
import ledgerDifference from '@shouya/nouns/trading/ledgerDifference/texts/US.ts'
import log from '@shouya/nouns/settings/log/texts/US.ts'
import material from '@shouya/nouns/library/material/texts/US.ts'
import meetingLog from '@shouya/nouns/reports/meetingLog/texts/US.ts'
import member from '@shouya/nouns/trading/member/texts/US.ts'
import memberDevice from '@shouya/nouns/trading/memberDevice/texts/US.ts'
import menu from '@shouya/nouns/settings/menu/texts/US.ts'
import moneyBox from '@shouya/nouns/daily/moneyBox/texts/US.ts'
import monitor from '@shouya/nouns/statistics/monitor/texts/US.ts'
import notice from '@shouya/nouns/notices/notice/texts/US.ts'
import order from '@shouya/nouns/trading/order/texts/US.ts'
import payment from '@shouya/nouns/trading/payment/texts/US.ts'
import performanceEvaluation from '@shouya/nouns/evaluation/performanceEvaluation/texts/US.ts'
import plan from '@shouya/nouns/escort/plan/texts/US.ts'
import pledge from '@shouya/nouns/trading/pledge/texts/US.ts'
import product from '@shouya/nouns/trading/product/texts/US.ts'
import productConsume from '@shouya/nouns/trading/productConsume/texts/US.ts'
import recharge from '@shouya/nouns/trading/recharge/texts/US.ts'
import rechargePackage from '@shouya/nouns/trading/rechargePackage/texts/US.ts'
import rectification from '@shouya/nouns/rectify/rectification/texts/US.ts'
import remindRule from '@shouya/nouns/tasks/remindRule/texts/US.ts'
import reminder from '@shouya/nouns/workbench/reminder/texts/US.ts'
import repairOrder from '@shouya/nouns/maintenance/repairOrder/texts/US.ts'
import reportFile from '@shouya/nouns/archive/reportFile/texts/US.ts'
import request from '@shouya/nouns/approvals/request/texts/US.ts'
import result from '@shouya/nouns/settings/result/texts/US.ts'
import role from '@shouya/nouns/settings/role/texts/US.ts'
import roomKey from '@shouya/nouns/daily/roomKey/texts/US.ts'
import route from '@shouya/nouns/escort/route/texts/US.ts'
import sceneCheck from '@shouya/nouns/reports/sceneCheck/texts/US.ts'
import securityCheck from '@shouya/nouns/daily/securityCheck/texts/US.ts'
import securityItem from '@shouya/nouns/reports/securityItem/texts/US.ts'
import selfCheck from '@shouya/nouns/reports/selfCheck/texts/US.ts'
import setting from '@shouya/nouns/settings/setting/texts/US.ts'
import staff from '@shouya/nouns/escort/staff/texts/US.ts'
import submission from '@shouya/nouns/customForms/submission/texts/US.ts'
import taskAssignment from '@shouya/nouns/tasks/taskAssignment/texts/US.ts'
import taskType from '@shouya/nouns/tasks/taskType/texts/US.ts'
import tradeRepair from '@shouya/nouns/trading/tradeRepair/texts/US.ts'
import tradeStat from '@shouya/nouns/trading/tradeStat/texts/US.ts'
import useLog from '@shouya/nouns/trading/useLog/texts/US.ts'
import user from '@shouya/nouns/settings/user/texts/US.ts'
import vendor from '@shouya/nouns/maintenance/vendor/texts/US.ts'
import vendorBinding from '@shouya/nouns/maintenance/vendorBinding/texts/US.ts'
import vendorContact from '@shouya/nouns/maintenance/vendorContact/texts/US.ts'
import videoAccess from '@shouya/nouns/daily/videoAccess/texts/US.ts'
import visitor from '@shouya/nouns/daily/visitor/texts/US.ts'

/** The texts of nouns, by the noun. */
export const nounTexts = {
  agent,
  agentProduct,
  agentTransfer,
  answer,
  banner,
  box,
  car,
  checkItem,
  checkReport,
  company,
  conference,
  consume,
  consumeBalance,
  contact,
  deposit,
  dept,
  device,
  dict,
  drillPlan,
  drillRecord,
  effect,
  equipment,
  examine,
  faultRepair,
  feedback,
  fireCheck,
  flow,
  flowDesign,
  form,
  guardEvaluation,
  holiday,
  issue,
  issueItem,
  keyLedger,
  leave,
  ledger,
  ledgerAccount,
  ledgerDifference,
  log,
  material,
  meetingLog,
  member,
  memberDevice,
  menu,
  moneyBox,
  monitor,
  notice,
  order,
  payment,
  performanceEvaluation,
  plan,
  pledge,
  product,
  productConsume,
  recharge,
  rechargePackage,
  rectification,
  remindRule,
  reminder,
  repairOrder,
  reportFile,
  request,
  result,
  role,
  roomKey,
  route,
  sceneCheck,
  securityCheck,
  securityItem,
  selfCheck,
  setting,
  staff,
  submission,
  taskAssignment,
  taskType,
  tradeRepair,
  tradeStat,
  useLog,
  user,
  vendor,
  vendorBinding,
  vendorContact,
  videoAccess,
  visitor,
} as const
