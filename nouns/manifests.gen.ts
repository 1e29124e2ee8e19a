// Written by scripts/nouns.ts from the folders of nouns; do not edit.
import { allNouns } from './allNouns.ts'
import type { Manifest } from './manifest.ts'
import { manifest as approvalsCategory } from './approvals/category/server/manifest.ts'
import { manifest as approvalsEffect } from './approvals/effect/server/manifest.ts'
import { manifest as approvalsExamine } from './approvals/examine/server/manifest.ts'
import { manifest as approvalsFlow } from './approvals/flow/server/manifest.ts'
import { manifest as approvalsLeave } from './approvals/leave/server/manifest.ts'
import { manifest as approvalsTimer } from './approvals/timer/server/manifest.ts'
import { manifest as archiveReportFile } from './archive/reportFile/server/manifest.ts'
import { manifest as collectionIssue } from './collection/issue/server/manifest.ts'
import { manifest as collectionIssueItem } from './collection/issueItem/server/manifest.ts'
import { manifest as conferenceConference } from './conference/conference/server/manifest.ts'
import { manifest as customFormsCategory } from './customForms/category/server/manifest.ts'
import { manifest as customFormsFill } from './customForms/fill/server/manifest.ts'
import { manifest as customFormsForm } from './customForms/form/server/manifest.ts'
import { manifest as customFormsSource } from './customForms/source/server/manifest.ts'
import { manifest as customFormsSubmission } from './customForms/submission/server/manifest.ts'
import { manifest as customFormsVersion } from './customForms/version/server/manifest.ts'
import { manifest as dailyFaultRepair } from './daily/faultRepair/server/manifest.ts'
import { manifest as dailyKeyLedger } from './daily/keyLedger/server/manifest.ts'
import { manifest as dailyMoneyBox } from './daily/moneyBox/server/manifest.ts'
import { manifest as dailyRoomKey } from './daily/roomKey/server/manifest.ts'
import { manifest as dailySecurityCheck } from './daily/securityCheck/server/manifest.ts'
import { manifest as dailyVideoAccess } from './daily/videoAccess/server/manifest.ts'
import { manifest as dailyVisitor } from './daily/visitor/server/manifest.ts'
import { manifest as drillsDrillPlan } from './drills/drillPlan/server/manifest.ts'
import { manifest as drillsDrillRecord } from './drills/drillRecord/server/manifest.ts'
import { manifest as escortBox } from './escort/box/server/manifest.ts'
import { manifest as escortCar } from './escort/car/server/manifest.ts'
import { manifest as escortCompany } from './escort/company/server/manifest.ts'
import { manifest as escortExpiry } from './escort/expiry/server/manifest.ts'
import { manifest as escortPlan } from './escort/plan/server/manifest.ts'
import { manifest as escortRoute } from './escort/route/server/manifest.ts'
import { manifest as escortStaff } from './escort/staff/server/manifest.ts'
import { manifest as evaluationGuardEvaluation } from './evaluation/guardEvaluation/server/manifest.ts'
import { manifest as evaluationPerformanceEvaluation } from './evaluation/performanceEvaluation/server/manifest.ts'
import { manifest as libraryMaterial } from './library/material/server/manifest.ts'
import { manifest as libraryMaterialCategory } from './library/materialCategory/server/manifest.ts'
import { manifest as maintenanceEquipment } from './maintenance/equipment/server/manifest.ts'
import { manifest as maintenanceRepairOrder } from './maintenance/repairOrder/server/manifest.ts'
import { manifest as maintenanceVendor } from './maintenance/vendor/server/manifest.ts'
import { manifest as maintenanceVendorBinding } from './maintenance/vendorBinding/server/manifest.ts'
import { manifest as maintenanceVendorContact } from './maintenance/vendorContact/server/manifest.ts'
import { manifest as noticesNotice } from './notices/notice/server/manifest.ts'
import { manifest as portalBanner } from './portal/banner/server/manifest.ts'
import { manifest as portalContact } from './portal/contact/server/manifest.ts'
import { manifest as portalFeedback } from './portal/feedback/server/manifest.ts'
import { manifest as rectifyCheckItem } from './rectify/checkItem/server/manifest.ts'
import { manifest as rectifyRectification } from './rectify/rectification/server/manifest.ts'
import { manifest as reportsCheckReport } from './reports/checkReport/server/manifest.ts'
import { manifest as reportsFireCheck } from './reports/fireCheck/server/manifest.ts'
import { manifest as reportsMeetingLog } from './reports/meetingLog/server/manifest.ts'
import { manifest as reportsSceneCheck } from './reports/sceneCheck/server/manifest.ts'
import { manifest as reportsSecurityItem } from './reports/securityItem/server/manifest.ts'
import { manifest as reportsSelfCheck } from './reports/selfCheck/server/manifest.ts'
import { manifest as settingsCommon } from './settings/common/server/manifest.ts'
import { manifest as settingsDept } from './settings/dept/server/manifest.ts'
import { manifest as settingsDict } from './settings/dict/server/manifest.ts'
import { manifest as settingsDrafts } from './settings/drafts/server/manifest.ts'
import { manifest as settingsExporting } from './settings/exporting/server/manifest.ts'
import { manifest as settingsHistory } from './settings/history/server/manifest.ts'
import { manifest as settingsLog } from './settings/log/server/manifest.ts'
import { manifest as settingsLogin } from './settings/login/server/manifest.ts'
import { manifest as settingsMenu } from './settings/menu/server/manifest.ts'
import { manifest as settingsOutbox } from './settings/outbox/server/manifest.ts'
import { manifest as settingsPreference } from './settings/preference/server/manifest.ts'
import { manifest as settingsRecycle } from './settings/recycle/server/manifest.ts'
import { manifest as settingsResult } from './settings/result/server/manifest.ts'
import { manifest as settingsRole } from './settings/role/server/manifest.ts'
import { manifest as settingsSavedView } from './settings/savedView/server/manifest.ts'
import { manifest as settingsSetting } from './settings/setting/server/manifest.ts'
import { manifest as settingsTotp } from './settings/totp/server/manifest.ts'
import { manifest as settingsUser } from './settings/user/server/manifest.ts'
import { manifest as statisticsMonitor } from './statistics/monitor/server/manifest.ts'
import { manifest as tasksAbsence } from './tasks/absence/server/manifest.ts'
import { manifest as tasksHoliday } from './tasks/holiday/server/manifest.ts'
import { manifest as tasksRemindRule } from './tasks/remindRule/server/manifest.ts'
import { manifest as tasksTaskAssignment } from './tasks/taskAssignment/server/manifest.ts'
import { manifest as tasksTaskType } from './tasks/taskType/server/manifest.ts'
import { manifest as tradingAgent } from './trading/agent/server/manifest.ts'
import { manifest as tradingAgentProduct } from './trading/agentProduct/server/manifest.ts'
import { manifest as tradingAgentTransfer } from './trading/agentTransfer/server/manifest.ts'
import { manifest as tradingCity } from './trading/city/server/manifest.ts'
import { manifest as tradingConsume } from './trading/consume/server/manifest.ts'
import { manifest as tradingConsumeBalance } from './trading/consumeBalance/server/manifest.ts'
import { manifest as tradingConsumeCategory } from './trading/consumeCategory/server/manifest.ts'
import { manifest as tradingDeposit } from './trading/deposit/server/manifest.ts'
import { manifest as tradingDevice } from './trading/device/server/manifest.ts'
import { manifest as tradingDeviceCommand } from './trading/deviceCommand/server/manifest.ts'
import { manifest as tradingDeviceGateway } from './trading/deviceGateway/server/manifest.ts'
import { manifest as tradingDeviceReturn } from './trading/deviceReturn/server/manifest.ts'
import { manifest as tradingLedger } from './trading/ledger/server/manifest.ts'
import { manifest as tradingLedgerAccount } from './trading/ledgerAccount/server/manifest.ts'
import { manifest as tradingLedgerDifference } from './trading/ledgerDifference/server/manifest.ts'
import { manifest as tradingMember } from './trading/member/server/manifest.ts'
import { manifest as tradingMemberDevice } from './trading/memberDevice/server/manifest.ts'
import { manifest as tradingOrder } from './trading/order/server/manifest.ts'
import { manifest as tradingPayment } from './trading/payment/server/manifest.ts'
import { manifest as tradingPledge } from './trading/pledge/server/manifest.ts'
import { manifest as tradingProduct } from './trading/product/server/manifest.ts'
import { manifest as tradingProductCategory } from './trading/productCategory/server/manifest.ts'
import { manifest as tradingProductConsume } from './trading/productConsume/server/manifest.ts'
import { manifest as tradingRecharge } from './trading/recharge/server/manifest.ts'
import { manifest as tradingRechargePackage } from './trading/rechargePackage/server/manifest.ts'
import { manifest as tradingTradeRepair } from './trading/tradeRepair/server/manifest.ts'
import { manifest as tradingTradeStat } from './trading/tradeStat/server/manifest.ts'
import { manifest as tradingUseLog } from './trading/useLog/server/manifest.ts'
import { manifest as workbenchDuty } from './workbench/duty/server/manifest.ts'
import { manifest as workbenchHome } from './workbench/home/server/manifest.ts'
import { manifest as workbenchReminder } from './workbench/reminder/server/manifest.ts'

/** Every noun of the server. */
export const manifests: readonly Manifest[] = [
  approvalsCategory,
  approvalsEffect,
  approvalsExamine,
  approvalsFlow,
  approvalsLeave,
  approvalsTimer,
  archiveReportFile,
  collectionIssue,
  collectionIssueItem,
  conferenceConference,
  customFormsCategory,
  customFormsFill,
  customFormsForm,
  customFormsSource,
  customFormsSubmission,
  customFormsVersion,
  dailyFaultRepair,
  dailyKeyLedger,
  dailyMoneyBox,
  dailyRoomKey,
  dailySecurityCheck,
  dailyVideoAccess,
  dailyVisitor,
  drillsDrillPlan,
  drillsDrillRecord,
  escortBox,
  escortCar,
  escortCompany,
  escortExpiry,
  escortPlan,
  escortRoute,
  escortStaff,
  evaluationGuardEvaluation,
  evaluationPerformanceEvaluation,
  libraryMaterial,
  libraryMaterialCategory,
  maintenanceEquipment,
  maintenanceRepairOrder,
  maintenanceVendor,
  maintenanceVendorBinding,
  maintenanceVendorContact,
  noticesNotice,
  portalBanner,
  portalContact,
  portalFeedback,
  rectifyCheckItem,
  rectifyRectification,
  reportsCheckReport,
  reportsFireCheck,
  reportsMeetingLog,
  reportsSceneCheck,
  reportsSecurityItem,
  reportsSelfCheck,
  settingsCommon,
  settingsDept,
  settingsDict,
  settingsDrafts,
  settingsExporting,
  settingsHistory,
  settingsLog,
  settingsLogin,
  settingsMenu,
  settingsOutbox,
  settingsPreference,
  settingsRecycle,
  settingsResult,
  settingsRole,
  settingsSavedView,
  settingsSetting,
  settingsTotp,
  settingsUser,
  statisticsMonitor,
  tasksAbsence,
  tasksHoliday,
  tasksRemindRule,
  tasksTaskAssignment,
  tasksTaskType,
  tradingAgent,
  tradingAgentProduct,
  tradingAgentTransfer,
  tradingCity,
  tradingConsume,
  tradingConsumeBalance,
  tradingConsumeCategory,
  tradingDeposit,
  tradingDevice,
  tradingDeviceCommand,
  tradingDeviceGateway,
  tradingDeviceReturn,
  tradingLedger,
  tradingLedgerAccount,
  tradingLedgerDifference,
  tradingMember,
  tradingMemberDevice,
  tradingOrder,
  tradingPayment,
  tradingPledge,
  tradingProduct,
  tradingProductCategory,
  tradingProductConsume,
  tradingRecharge,
  tradingRechargePackage,
  tradingTradeRepair,
  tradingTradeStat,
  tradingUseLog,
  workbenchDuty,
  workbenchHome,
  workbenchReminder,
]

/** Their contents, joined. */
export const all = allNouns(manifests)
