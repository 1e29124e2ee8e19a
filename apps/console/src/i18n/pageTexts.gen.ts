// Written by scripts/pageTexts.ts from the files of texts; do not edit.

/** The texts that come with pages: each group is a file of its own in each language. */
export const pageTexts = {
  actionWords: {
    CN: () => import('./CN/actionWords.ts'),
    HK: () => import('./HK/actionWords.gen.ts'),
    US: () => import('./US/actionWords.ts'),
  },
  actions: {
    CN: () => import('./CN/actions.ts'),
    HK: () => import('./HK/actions.gen.ts'),
    US: () => import('./US/actions.ts'),
  },
  agent: {
    CN: () => import('@shouya/nouns/trading/agent/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/agent/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/agent/texts/US.ts'),
  },
  agentProduct: {
    CN: () => import('@shouya/nouns/trading/agentProduct/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/agentProduct/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/agentProduct/texts/US.ts'),
  },
  agentTransfer: {
    CN: () => import('@shouya/nouns/trading/agentTransfer/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/agentTransfer/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/agentTransfer/texts/US.ts'),
  },
  answer: {
    CN: () => import('@shouya/nouns/rectify/answer/texts/CN.ts'),
    HK: () => import('@shouya/nouns/rectify/answer/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/rectify/answer/texts/US.ts'),
  },
  banner: {
    CN: () => import('@shouya/nouns/portal/banner/texts/CN.ts'),
    HK: () => import('@shouya/nouns/portal/banner/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/portal/banner/texts/US.ts'),
  },
  box: {
    CN: () => import('@shouya/nouns/escort/box/texts/CN.ts'),
    HK: () => import('@shouya/nouns/escort/box/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/escort/box/texts/US.ts'),
  },
  car: {
    CN: () => import('@shouya/nouns/escort/car/texts/CN.ts'),
    HK: () => import('@shouya/nouns/escort/car/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/escort/car/texts/US.ts'),
  },
  checkItem: {
    CN: () => import('@shouya/nouns/rectify/checkItem/texts/CN.ts'),
    HK: () => import('@shouya/nouns/rectify/checkItem/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/rectify/checkItem/texts/US.ts'),
  },
  checkReport: {
    CN: () => import('@shouya/nouns/reports/checkReport/texts/CN.ts'),
    HK: () => import('@shouya/nouns/reports/checkReport/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/reports/checkReport/texts/US.ts'),
  },
  company: {
    CN: () => import('@shouya/nouns/escort/company/texts/CN.ts'),
    HK: () => import('@shouya/nouns/escort/company/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/escort/company/texts/US.ts'),
  },
  conference: {
    CN: () => import('@shouya/nouns/conference/conference/texts/CN.ts'),
    HK: () => import('@shouya/nouns/conference/conference/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/conference/conference/texts/US.ts'),
  },
  consume: {
    CN: () => import('@shouya/nouns/trading/consume/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/consume/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/consume/texts/US.ts'),
  },
  consumeBalance: {
    CN: () => import('@shouya/nouns/trading/consumeBalance/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/consumeBalance/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/consumeBalance/texts/US.ts'),
  },
  contact: {
    CN: () => import('@shouya/nouns/portal/contact/texts/CN.ts'),
    HK: () => import('@shouya/nouns/portal/contact/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/portal/contact/texts/US.ts'),
  },
  daily: {
    CN: () => import('./CN/daily.ts'),
    HK: () => import('./HK/daily.gen.ts'),
    US: () => import('./US/daily.ts'),
  },
  dashboard: {
    CN: () => import('./CN/dashboard.ts'),
    HK: () => import('./HK/dashboard.gen.ts'),
    US: () => import('./US/dashboard.ts'),
  },
  deposit: {
    CN: () => import('@shouya/nouns/trading/deposit/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/deposit/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/deposit/texts/US.ts'),
  },
  dept: {
    CN: () => import('@shouya/nouns/settings/dept/texts/CN.ts'),
    HK: () => import('@shouya/nouns/settings/dept/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/settings/dept/texts/US.ts'),
  },
  device: {
    CN: () => import('@shouya/nouns/trading/device/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/device/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/device/texts/US.ts'),
  },
  dict: {
    CN: () => import('@shouya/nouns/settings/dict/texts/CN.ts'),
    HK: () => import('@shouya/nouns/settings/dict/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/settings/dict/texts/US.ts'),
  },
  drillPlan: {
    CN: () => import('@shouya/nouns/drills/drillPlan/texts/CN.ts'),
    HK: () => import('@shouya/nouns/drills/drillPlan/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/drills/drillPlan/texts/US.ts'),
  },
  drillRecord: {
    CN: () => import('@shouya/nouns/drills/drillRecord/texts/CN.ts'),
    HK: () => import('@shouya/nouns/drills/drillRecord/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/drills/drillRecord/texts/US.ts'),
  },
  effect: {
    CN: () => import('@shouya/nouns/approvals/effect/texts/CN.ts'),
    HK: () => import('@shouya/nouns/approvals/effect/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/approvals/effect/texts/US.ts'),
  },
  equipment: {
    CN: () => import('@shouya/nouns/maintenance/equipment/texts/CN.ts'),
    HK: () => import('@shouya/nouns/maintenance/equipment/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/maintenance/equipment/texts/US.ts'),
  },
  escort: {
    CN: () => import('./CN/escort.ts'),
    HK: () => import('./HK/escort.gen.ts'),
    US: () => import('./US/escort.ts'),
  },
  examine: {
    CN: () => import('@shouya/nouns/approvals/examine/texts/CN.ts'),
    HK: () => import('@shouya/nouns/approvals/examine/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/approvals/examine/texts/US.ts'),
  },
  faultRepair: {
    CN: () => import('@shouya/nouns/daily/faultRepair/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/faultRepair/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/daily/faultRepair/texts/US.ts'),
  },
  feedback: {
    CN: () => import('@shouya/nouns/portal/feedback/texts/CN.ts'),
    HK: () => import('@shouya/nouns/portal/feedback/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/portal/feedback/texts/US.ts'),
  },
  fireCheck: {
    CN: () => import('@shouya/nouns/reports/fireCheck/texts/CN.ts'),
    HK: () => import('@shouya/nouns/reports/fireCheck/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/reports/fireCheck/texts/US.ts'),
  },
  flow: {
    CN: () => import('@shouya/nouns/approvals/flow/texts/CN.ts'),
    HK: () => import('@shouya/nouns/approvals/flow/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/approvals/flow/texts/US.ts'),
  },
  flowDesign: {
    CN: () => import('@shouya/nouns/approvals/flowDesign/texts/CN.ts'),
    HK: () => import('@shouya/nouns/approvals/flowDesign/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/approvals/flowDesign/texts/US.ts'),
  },
  form: {
    CN: () => import('@shouya/nouns/customForms/form/texts/CN.ts'),
    HK: () => import('@shouya/nouns/customForms/form/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/customForms/form/texts/US.ts'),
  },
  forms: {
    CN: () => import('./CN/forms.ts'),
    HK: () => import('./HK/forms.gen.ts'),
    US: () => import('./US/forms.ts'),
  },
  guardEvaluation: {
    CN: () => import('@shouya/nouns/evaluation/guardEvaluation/texts/CN.ts'),
    HK: () => import('@shouya/nouns/evaluation/guardEvaluation/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/evaluation/guardEvaluation/texts/US.ts'),
  },
  holiday: {
    CN: () => import('@shouya/nouns/tasks/holiday/texts/CN.ts'),
    HK: () => import('@shouya/nouns/tasks/holiday/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/tasks/holiday/texts/US.ts'),
  },
  issue: {
    CN: () => import('@shouya/nouns/collection/issue/texts/CN.ts'),
    HK: () => import('@shouya/nouns/collection/issue/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/collection/issue/texts/US.ts'),
  },
  issueItem: {
    CN: () => import('@shouya/nouns/collection/issueItem/texts/CN.ts'),
    HK: () => import('@shouya/nouns/collection/issueItem/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/collection/issueItem/texts/US.ts'),
  },
  keyLedger: {
    CN: () => import('@shouya/nouns/daily/keyLedger/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/keyLedger/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/daily/keyLedger/texts/US.ts'),
  },
  leave: {
    CN: () => import('@shouya/nouns/approvals/leave/texts/CN.ts'),
    HK: () => import('@shouya/nouns/approvals/leave/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/approvals/leave/texts/US.ts'),
  },
  ledger: {
    CN: () => import('@shouya/nouns/trading/ledger/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/ledger/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/ledger/texts/US.ts'),
  },
  ledgerAccount: {
    CN: () => import('@shouya/nouns/trading/ledgerAccount/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/ledgerAccount/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/ledgerAccount/texts/US.ts'),
  },
  ledgerDifference: {
    CN: () => import('@shouya/nouns/trading/ledgerDifference/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/ledgerDifference/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/ledgerDifference/texts/US.ts'),
  },
  log: {
    CN: () => import('@shouya/nouns/settings/log/texts/CN.ts'),
    HK: () => import('@shouya/nouns/settings/log/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/settings/log/texts/US.ts'),
  },
  material: {
    CN: () => import('@shouya/nouns/library/material/texts/CN.ts'),
    HK: () => import('@shouya/nouns/library/material/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/library/material/texts/US.ts'),
  },
  meetingLog: {
    CN: () => import('@shouya/nouns/reports/meetingLog/texts/CN.ts'),
    HK: () => import('@shouya/nouns/reports/meetingLog/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/reports/meetingLog/texts/US.ts'),
  },
  member: {
    CN: () => import('@shouya/nouns/trading/member/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/member/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/member/texts/US.ts'),
  },
  memberDevice: {
    CN: () => import('@shouya/nouns/trading/memberDevice/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/memberDevice/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/memberDevice/texts/US.ts'),
  },
  menu: {
    CN: () => import('@shouya/nouns/settings/menu/texts/CN.ts'),
    HK: () => import('@shouya/nouns/settings/menu/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/settings/menu/texts/US.ts'),
  },
  moneyBox: {
    CN: () => import('@shouya/nouns/daily/moneyBox/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/moneyBox/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/daily/moneyBox/texts/US.ts'),
  },
  monitor: {
    CN: () => import('@shouya/nouns/statistics/monitor/texts/CN.ts'),
    HK: () => import('@shouya/nouns/statistics/monitor/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/statistics/monitor/texts/US.ts'),
  },
  notice: {
    CN: () => import('@shouya/nouns/notices/notice/texts/CN.ts'),
    HK: () => import('@shouya/nouns/notices/notice/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/notices/notice/texts/US.ts'),
  },
  nounWords: {
    CN: () => import('./nounWordsCN.gen.ts'),
    HK: () => import('./nounWordsHK.gen.ts'),
    US: () => import('./nounWordsUS.gen.ts'),
  },
  order: {
    CN: () => import('@shouya/nouns/trading/order/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/order/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/order/texts/US.ts'),
  },
  payment: {
    CN: () => import('@shouya/nouns/trading/payment/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/payment/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/payment/texts/US.ts'),
  },
  performanceEvaluation: {
    CN: () => import('@shouya/nouns/evaluation/performanceEvaluation/texts/CN.ts'),
    HK: () => import('@shouya/nouns/evaluation/performanceEvaluation/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/evaluation/performanceEvaluation/texts/US.ts'),
  },
  plan: {
    CN: () => import('@shouya/nouns/escort/plan/texts/CN.ts'),
    HK: () => import('@shouya/nouns/escort/plan/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/escort/plan/texts/US.ts'),
  },
  pledge: {
    CN: () => import('@shouya/nouns/trading/pledge/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/pledge/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/pledge/texts/US.ts'),
  },
  product: {
    CN: () => import('@shouya/nouns/trading/product/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/product/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/product/texts/US.ts'),
  },
  productConsume: {
    CN: () => import('@shouya/nouns/trading/productConsume/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/productConsume/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/productConsume/texts/US.ts'),
  },
  recharge: {
    CN: () => import('@shouya/nouns/trading/recharge/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/recharge/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/recharge/texts/US.ts'),
  },
  rechargePackage: {
    CN: () => import('@shouya/nouns/trading/rechargePackage/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/rechargePackage/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/rechargePackage/texts/US.ts'),
  },
  rectification: {
    CN: () => import('@shouya/nouns/rectify/rectification/texts/CN.ts'),
    HK: () => import('@shouya/nouns/rectify/rectification/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/rectify/rectification/texts/US.ts'),
  },
  remindRule: {
    CN: () => import('@shouya/nouns/tasks/remindRule/texts/CN.ts'),
    HK: () => import('@shouya/nouns/tasks/remindRule/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/tasks/remindRule/texts/US.ts'),
  },
  reminder: {
    CN: () => import('@shouya/nouns/workbench/reminder/texts/CN.ts'),
    HK: () => import('@shouya/nouns/workbench/reminder/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/workbench/reminder/texts/US.ts'),
  },
  repairOrder: {
    CN: () => import('@shouya/nouns/maintenance/repairOrder/texts/CN.ts'),
    HK: () => import('@shouya/nouns/maintenance/repairOrder/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/maintenance/repairOrder/texts/US.ts'),
  },
  reportFile: {
    CN: () => import('@shouya/nouns/archive/reportFile/texts/CN.ts'),
    HK: () => import('@shouya/nouns/archive/reportFile/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/archive/reportFile/texts/US.ts'),
  },
  request: {
    CN: () => import('@shouya/nouns/approvals/request/texts/CN.ts'),
    HK: () => import('@shouya/nouns/approvals/request/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/approvals/request/texts/US.ts'),
  },
  result: {
    CN: () => import('@shouya/nouns/settings/result/texts/CN.ts'),
    HK: () => import('@shouya/nouns/settings/result/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/settings/result/texts/US.ts'),
  },
  role: {
    CN: () => import('@shouya/nouns/settings/role/texts/CN.ts'),
    HK: () => import('@shouya/nouns/settings/role/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/settings/role/texts/US.ts'),
  },
  roomKey: {
    CN: () => import('@shouya/nouns/daily/roomKey/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/roomKey/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/daily/roomKey/texts/US.ts'),
  },
  route: {
    CN: () => import('@shouya/nouns/escort/route/texts/CN.ts'),
    HK: () => import('@shouya/nouns/escort/route/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/escort/route/texts/US.ts'),
  },
  sceneCheck: {
    CN: () => import('@shouya/nouns/reports/sceneCheck/texts/CN.ts'),
    HK: () => import('@shouya/nouns/reports/sceneCheck/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/reports/sceneCheck/texts/US.ts'),
  },
  securityCheck: {
    CN: () => import('@shouya/nouns/daily/securityCheck/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/securityCheck/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/daily/securityCheck/texts/US.ts'),
  },
  securityItem: {
    CN: () => import('@shouya/nouns/reports/securityItem/texts/CN.ts'),
    HK: () => import('@shouya/nouns/reports/securityItem/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/reports/securityItem/texts/US.ts'),
  },
  selfCheck: {
    CN: () => import('@shouya/nouns/reports/selfCheck/texts/CN.ts'),
    HK: () => import('@shouya/nouns/reports/selfCheck/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/reports/selfCheck/texts/US.ts'),
  },
  setting: {
    CN: () => import('@shouya/nouns/settings/setting/texts/CN.ts'),
    HK: () => import('@shouya/nouns/settings/setting/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/settings/setting/texts/US.ts'),
  },
  staff: {
    CN: () => import('@shouya/nouns/escort/staff/texts/CN.ts'),
    HK: () => import('@shouya/nouns/escort/staff/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/escort/staff/texts/US.ts'),
  },
  submission: {
    CN: () => import('@shouya/nouns/customForms/submission/texts/CN.ts'),
    HK: () => import('@shouya/nouns/customForms/submission/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/customForms/submission/texts/US.ts'),
  },
  taskAssignment: {
    CN: () => import('@shouya/nouns/tasks/taskAssignment/texts/CN.ts'),
    HK: () => import('@shouya/nouns/tasks/taskAssignment/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/tasks/taskAssignment/texts/US.ts'),
  },
  taskType: {
    CN: () => import('@shouya/nouns/tasks/taskType/texts/CN.ts'),
    HK: () => import('@shouya/nouns/tasks/taskType/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/tasks/taskType/texts/US.ts'),
  },
  tradeRepair: {
    CN: () => import('@shouya/nouns/trading/tradeRepair/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/tradeRepair/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/tradeRepair/texts/US.ts'),
  },
  tradeStat: {
    CN: () => import('@shouya/nouns/trading/tradeStat/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/tradeStat/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/tradeStat/texts/US.ts'),
  },
  useLog: {
    CN: () => import('@shouya/nouns/trading/useLog/texts/CN.ts'),
    HK: () => import('@shouya/nouns/trading/useLog/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/trading/useLog/texts/US.ts'),
  },
  user: {
    CN: () => import('@shouya/nouns/settings/user/texts/CN.ts'),
    HK: () => import('@shouya/nouns/settings/user/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/settings/user/texts/US.ts'),
  },
  vendor: {
    CN: () => import('@shouya/nouns/maintenance/vendor/texts/CN.ts'),
    HK: () => import('@shouya/nouns/maintenance/vendor/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/maintenance/vendor/texts/US.ts'),
  },
  vendorBinding: {
    CN: () => import('@shouya/nouns/maintenance/vendorBinding/texts/CN.ts'),
    HK: () => import('@shouya/nouns/maintenance/vendorBinding/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/maintenance/vendorBinding/texts/US.ts'),
  },
  vendorContact: {
    CN: () => import('@shouya/nouns/maintenance/vendorContact/texts/CN.ts'),
    HK: () => import('@shouya/nouns/maintenance/vendorContact/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/maintenance/vendorContact/texts/US.ts'),
  },
  versions: {
    CN: () => import('./CN/versions.ts'),
    HK: () => import('./HK/versions.gen.ts'),
    US: () => import('./US/versions.ts'),
  },
  videoAccess: {
    CN: () => import('@shouya/nouns/daily/videoAccess/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/videoAccess/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/daily/videoAccess/texts/US.ts'),
  },
  visitor: {
    CN: () => import('@shouya/nouns/daily/visitor/texts/CN.ts'),
    HK: () => import('@shouya/nouns/daily/visitor/texts/HK.gen.ts'),
    US: () => import('@shouya/nouns/daily/visitor/texts/US.ts'),
  },
} as const
