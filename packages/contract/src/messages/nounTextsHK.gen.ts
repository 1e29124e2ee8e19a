// Written by scripts/pageTexts.ts from the files of texts; do not edit.
import agent from '@shouya/nouns/trading/agent/texts/HK.gen.ts'
import agentProduct from '@shouya/nouns/trading/agentProduct/texts/HK.gen.ts'
import agentTransfer from '@shouya/nouns/trading/agentTransfer/texts/HK.gen.ts'
import answer from '@shouya/nouns/rectify/answer/texts/HK.gen.ts'
import banner from '@shouya/nouns/portal/banner/texts/HK.gen.ts'
import box from '@shouya/nouns/escort/box/texts/HK.gen.ts'
import car from '@shouya/nouns/escort/car/texts/HK.gen.ts'
import checkItem from '@shouya/nouns/rectify/checkItem/texts/HK.gen.ts'
import checkReport from '@shouya/nouns/reports/checkReport/texts/HK.gen.ts'
import company from '@shouya/nouns/escort/company/texts/HK.gen.ts'
import conference from '@shouya/nouns/conference/conference/texts/HK.gen.ts'
import consume from '@shouya/nouns/trading/consume/texts/HK.gen.ts'
import consumeBalance from '@shouya/nouns/trading/consumeBalance/texts/HK.gen.ts'
import contact from '@shouya/nouns/portal/contact/texts/HK.gen.ts'
import deposit from '@shouya/nouns/trading/deposit/texts/HK.gen.ts'
import dept from '@shouya/nouns/settings/dept/texts/HK.gen.ts'
import device from '@shouya/nouns/trading/device/texts/HK.gen.ts'
import dict from '@shouya/nouns/settings/dict/texts/HK.gen.ts'
import drillPlan from '@shouya/nouns/drills/drillPlan/texts/HK.gen.ts'
import drillRecord from '@shouya/nouns/drills/drillRecord/texts/HK.gen.ts'
import effect from '@shouya/nouns/approvals/effect/texts/HK.gen.ts'
import equipment from '@shouya/nouns/maintenance/equipment/texts/HK.gen.ts'
import examine from '@shouya/nouns/approvals/examine/texts/HK.gen.ts'
import faultRepair from '@shouya/nouns/daily/faultRepair/texts/HK.gen.ts'
import feedback from '@shouya/nouns/portal/feedback/texts/HK.gen.ts'
import fireCheck from '@shouya/nouns/reports/fireCheck/texts/HK.gen.ts'
import flow from '@shouya/nouns/approvals/flow/texts/HK.gen.ts'
import flowDesign from '@shouya/nouns/approvals/flowDesign/texts/HK.gen.ts'
import form from '@shouya/nouns/customForms/form/texts/HK.gen.ts'
import guardEvaluation from '@shouya/nouns/evaluation/guardEvaluation/texts/HK.gen.ts'
import holiday from '@shouya/nouns/tasks/holiday/texts/HK.gen.ts'
import issue from '@shouya/nouns/collection/issue/texts/HK.gen.ts'
import issueItem from '@shouya/nouns/collection/issueItem/texts/HK.gen.ts'
import keyLedger from '@shouya/nouns/daily/keyLedger/texts/HK.gen.ts'
import leave from '@shouya/nouns/approvals/leave/texts/HK.gen.ts'
import ledger from '@shouya/nouns/trading/ledger/texts/HK.gen.ts'
import ledgerAccount from '@shouya/nouns/trading/ledgerAccount/texts/HK.gen.ts'
import ledgerDifference from '@shouya/nouns/trading/ledgerDifference/texts/HK.gen.ts'
import log from '@shouya/nouns/settings/log/texts/HK.gen.ts'
import material from '@shouya/nouns/library/material/texts/HK.gen.ts'
import meetingLog from '@shouya/nouns/reports/meetingLog/texts/HK.gen.ts'
import member from '@shouya/nouns/trading/member/texts/HK.gen.ts'
import memberDevice from '@shouya/nouns/trading/memberDevice/texts/HK.gen.ts'
import menu from '@shouya/nouns/settings/menu/texts/HK.gen.ts'
import moneyBox from '@shouya/nouns/daily/moneyBox/texts/HK.gen.ts'
import monitor from '@shouya/nouns/statistics/monitor/texts/HK.gen.ts'
import notice from '@shouya/nouns/notices/notice/texts/HK.gen.ts'
import order from '@shouya/nouns/trading/order/texts/HK.gen.ts'
import payment from '@shouya/nouns/trading/payment/texts/HK.gen.ts'
import performanceEvaluation from '@shouya/nouns/evaluation/performanceEvaluation/texts/HK.gen.ts'
import plan from '@shouya/nouns/escort/plan/texts/HK.gen.ts'
import pledge from '@shouya/nouns/trading/pledge/texts/HK.gen.ts'
import product from '@shouya/nouns/trading/product/texts/HK.gen.ts'
import productConsume from '@shouya/nouns/trading/productConsume/texts/HK.gen.ts'
import recharge from '@shouya/nouns/trading/recharge/texts/HK.gen.ts'
import rechargePackage from '@shouya/nouns/trading/rechargePackage/texts/HK.gen.ts'
import rectification from '@shouya/nouns/rectify/rectification/texts/HK.gen.ts'
import remindRule from '@shouya/nouns/tasks/remindRule/texts/HK.gen.ts'
import reminder from '@shouya/nouns/workbench/reminder/texts/HK.gen.ts'
import repairOrder from '@shouya/nouns/maintenance/repairOrder/texts/HK.gen.ts'
import reportFile from '@shouya/nouns/archive/reportFile/texts/HK.gen.ts'
import request from '@shouya/nouns/approvals/request/texts/HK.gen.ts'
import result from '@shouya/nouns/settings/result/texts/HK.gen.ts'
import role from '@shouya/nouns/settings/role/texts/HK.gen.ts'
import roomKey from '@shouya/nouns/daily/roomKey/texts/HK.gen.ts'
import route from '@shouya/nouns/escort/route/texts/HK.gen.ts'
import sceneCheck from '@shouya/nouns/reports/sceneCheck/texts/HK.gen.ts'
import securityCheck from '@shouya/nouns/daily/securityCheck/texts/HK.gen.ts'
import securityItem from '@shouya/nouns/reports/securityItem/texts/HK.gen.ts'
import selfCheck from '@shouya/nouns/reports/selfCheck/texts/HK.gen.ts'
import setting from '@shouya/nouns/settings/setting/texts/HK.gen.ts'
import staff from '@shouya/nouns/escort/staff/texts/HK.gen.ts'
import submission from '@shouya/nouns/customForms/submission/texts/HK.gen.ts'
import taskAssignment from '@shouya/nouns/tasks/taskAssignment/texts/HK.gen.ts'
import taskType from '@shouya/nouns/tasks/taskType/texts/HK.gen.ts'
import tradeRepair from '@shouya/nouns/trading/tradeRepair/texts/HK.gen.ts'
import tradeStat from '@shouya/nouns/trading/tradeStat/texts/HK.gen.ts'
import useLog from '@shouya/nouns/trading/useLog/texts/HK.gen.ts'
import user from '@shouya/nouns/settings/user/texts/HK.gen.ts'
import vendor from '@shouya/nouns/maintenance/vendor/texts/HK.gen.ts'
import vendorBinding from '@shouya/nouns/maintenance/vendorBinding/texts/HK.gen.ts'
import vendorContact from '@shouya/nouns/maintenance/vendorContact/texts/HK.gen.ts'
import videoAccess from '@shouya/nouns/daily/videoAccess/texts/HK.gen.ts'
import visitor from '@shouya/nouns/daily/visitor/texts/HK.gen.ts'

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
