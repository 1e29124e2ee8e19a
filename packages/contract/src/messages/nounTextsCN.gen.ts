// Written by scripts/pageTexts.ts from the files of texts; do not edit.
import agent from '@shouya/nouns/trading/agent/texts/CN.ts'
import agentProduct from '@shouya/nouns/trading/agentProduct/texts/CN.ts'
import agentTransfer from '@shouya/nouns/trading/agentTransfer/texts/CN.ts'
import answer from '@shouya/nouns/rectify/answer/texts/CN.ts'
import banner from '@shouya/nouns/portal/banner/texts/CN.ts'
import box from '@shouya/nouns/escort/box/texts/CN.ts'
import car from '@shouya/nouns/escort/car/texts/CN.ts'
import checkItem from '@shouya/nouns/rectify/checkItem/texts/CN.ts'
import checkReport from '@shouya/nouns/reports/checkReport/texts/CN.ts'
import company from '@shouya/nouns/escort/company/texts/CN.ts'
import conference from '@shouya/nouns/conference/conference/texts/CN.ts'
import consume from '@shouya/nouns/trading/consume/texts/CN.ts'
import consumeBalance from '@shouya/nouns/trading/consumeBalance/texts/CN.ts'
import contact from '@shouya/nouns/portal/contact/texts/CN.ts'
import deposit from '@shouya/nouns/trading/deposit/texts/CN.ts'
import dept from '@shouya/nouns/settings/dept/texts/CN.ts'
import device from '@shouya/nouns/trading/device/texts/CN.ts'
import dict from '@shouya/nouns/settings/dict/texts/CN.ts'
import drillPlan from '@shouya/nouns/drills/drillPlan/texts/CN.ts'
import drillRecord from '@shouya/nouns/drills/drillRecord/texts/CN.ts'
import effect from '@shouya/nouns/approvals/effect/texts/CN.ts'
import equipment from '@shouya/nouns/maintenance/equipment/texts/CN.ts'
import examine from '@shouya/nouns/approvals/examine/texts/CN.ts'
import faultRepair from '@shouya/nouns/daily/faultRepair/texts/CN.ts'
import feedback from '@shouya/nouns/portal/feedback/texts/CN.ts'
import fireCheck from '@shouya/nouns/reports/fireCheck/texts/CN.ts'
import flow from '@shouya/nouns/approvals/flow/texts/CN.ts'
import flowDesign from '@shouya/nouns/approvals/flowDesign/texts/CN.ts'
import form from '@shouya/nouns/customForms/form/texts/CN.ts'
import guardEvaluation from '@shouya/nouns/evaluation/guardEvaluation/texts/CN.ts'
import holiday from '@shouya/nouns/tasks/holiday/texts/CN.ts'
import issue from '@shouya/nouns/collection/issue/texts/CN.ts'
import issueItem from '@shouya/nouns/collection/issueItem/texts/CN.ts'
import keyLedger from '@shouya/nouns/daily/keyLedger/texts/CN.ts'
import leave from '@shouya/nouns/approvals/leave/texts/CN.ts'
import ledger from '@shouya/nouns/trading/ledger/texts/CN.ts'
import ledgerAccount from '@shouya/nouns/trading/ledgerAccount/texts/CN.ts'
import ledgerDifference from '@shouya/nouns/trading/ledgerDifference/texts/CN.ts'
import log from '@shouya/nouns/settings/log/texts/CN.ts'
import material from '@shouya/nouns/library/material/texts/CN.ts'
import meetingLog from '@shouya/nouns/reports/meetingLog/texts/CN.ts'
import member from '@shouya/nouns/trading/member/texts/CN.ts'
import memberDevice from '@shouya/nouns/trading/memberDevice/texts/CN.ts'
import menu from '@shouya/nouns/settings/menu/texts/CN.ts'
import moneyBox from '@shouya/nouns/daily/moneyBox/texts/CN.ts'
import monitor from '@shouya/nouns/statistics/monitor/texts/CN.ts'
import notice from '@shouya/nouns/notices/notice/texts/CN.ts'
import order from '@shouya/nouns/trading/order/texts/CN.ts'
import payment from '@shouya/nouns/trading/payment/texts/CN.ts'
import performanceEvaluation from '@shouya/nouns/evaluation/performanceEvaluation/texts/CN.ts'
import plan from '@shouya/nouns/escort/plan/texts/CN.ts'
import pledge from '@shouya/nouns/trading/pledge/texts/CN.ts'
import product from '@shouya/nouns/trading/product/texts/CN.ts'
import productConsume from '@shouya/nouns/trading/productConsume/texts/CN.ts'
import recharge from '@shouya/nouns/trading/recharge/texts/CN.ts'
import rechargePackage from '@shouya/nouns/trading/rechargePackage/texts/CN.ts'
import rectification from '@shouya/nouns/rectify/rectification/texts/CN.ts'
import remindRule from '@shouya/nouns/tasks/remindRule/texts/CN.ts'
import reminder from '@shouya/nouns/workbench/reminder/texts/CN.ts'
import repairOrder from '@shouya/nouns/maintenance/repairOrder/texts/CN.ts'
import reportFile from '@shouya/nouns/archive/reportFile/texts/CN.ts'
import request from '@shouya/nouns/approvals/request/texts/CN.ts'
import result from '@shouya/nouns/settings/result/texts/CN.ts'
import role from '@shouya/nouns/settings/role/texts/CN.ts'
import roomKey from '@shouya/nouns/daily/roomKey/texts/CN.ts'
import route from '@shouya/nouns/escort/route/texts/CN.ts'
import sceneCheck from '@shouya/nouns/reports/sceneCheck/texts/CN.ts'
import securityCheck from '@shouya/nouns/daily/securityCheck/texts/CN.ts'
import securityItem from '@shouya/nouns/reports/securityItem/texts/CN.ts'
import selfCheck from '@shouya/nouns/reports/selfCheck/texts/CN.ts'
import setting from '@shouya/nouns/settings/setting/texts/CN.ts'
import staff from '@shouya/nouns/escort/staff/texts/CN.ts'
import submission from '@shouya/nouns/customForms/submission/texts/CN.ts'
import taskAssignment from '@shouya/nouns/tasks/taskAssignment/texts/CN.ts'
import taskType from '@shouya/nouns/tasks/taskType/texts/CN.ts'
import tradeRepair from '@shouya/nouns/trading/tradeRepair/texts/CN.ts'
import tradeStat from '@shouya/nouns/trading/tradeStat/texts/CN.ts'
import useLog from '@shouya/nouns/trading/useLog/texts/CN.ts'
import user from '@shouya/nouns/settings/user/texts/CN.ts'
import vendor from '@shouya/nouns/maintenance/vendor/texts/CN.ts'
import vendorBinding from '@shouya/nouns/maintenance/vendorBinding/texts/CN.ts'
import vendorContact from '@shouya/nouns/maintenance/vendorContact/texts/CN.ts'
import videoAccess from '@shouya/nouns/daily/videoAccess/texts/CN.ts'
import visitor from '@shouya/nouns/daily/visitor/texts/CN.ts'

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
