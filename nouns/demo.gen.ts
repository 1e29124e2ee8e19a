// Written by scripts/nouns.ts from the folders of nouns; do not edit.
import type { DemoPart } from '@shouya/server/demo/part.ts'
import { part as approvalsDemo } from './approvals/demo/part.ts'
import { part as approvalsEffect } from './approvals/effect/demo/part.ts'
import { part as approvalsTemplate } from './approvals/template/demo/part.ts'
import { part as archiveReportFile } from './archive/reportFile/demo/part.ts'
import { part as collectionIssue } from './collection/issue/demo/part.ts'
import { part as conferenceConference } from './conference/conference/demo/part.ts'
import { part as dailyFaultRepair } from './daily/faultRepair/demo/part.ts'
import { part as dailyMoneyBox } from './daily/moneyBox/demo/part.ts'
import { part as dailyRoomKey } from './daily/roomKey/demo/part.ts'
import { part as dailySecurityCheck } from './daily/securityCheck/demo/part.ts'
import { part as dailyVideoAccess } from './daily/videoAccess/demo/part.ts'
import { part as dailyVisitor } from './daily/visitor/demo/part.ts'
import { part as drillsDrillPlan } from './drills/drillPlan/demo/part.ts'
import { part as drillsDrillRecord } from './drills/drillRecord/demo/part.ts'
import { part as escortDemo } from './escort/demo/part.ts'
import { part as escortPlan } from './escort/plan/demo/part.ts'
import { part as evaluationGuardEvaluation } from './evaluation/guardEvaluation/demo/part.ts'
import { part as evaluationPerformanceEvaluation } from './evaluation/performanceEvaluation/demo/part.ts'
import { part as libraryMaterial } from './library/material/demo/part.ts'
import { part as maintenanceDemo } from './maintenance/demo/part.ts'
import { part as maintenanceRepairOrder } from './maintenance/repairOrder/demo/part.ts'
import { part as noticesNotice } from './notices/notice/demo/part.ts'
import { part as portalDemo } from './portal/demo/part.ts'
import { part as portalFeedback } from './portal/feedback/demo/part.ts'
import { part as reportsFireCheck } from './reports/fireCheck/demo/part.ts'
import { part as reportsMeetingLog } from './reports/meetingLog/demo/part.ts'
import { part as reportsSceneCheck } from './reports/sceneCheck/demo/part.ts'
import { part as reportsSecurityItem } from './reports/securityItem/demo/part.ts'
import { part as reportsSelfCheck } from './reports/selfCheck/demo/part.ts'
import { part as settingsResult } from './settings/result/demo/part.ts'
import { part as tasksTaskAssignment } from './tasks/taskAssignment/demo/part.ts'
import { part as tradingAgent } from './trading/agent/demo/part.ts'
import { part as tradingDemo } from './trading/demo/part.ts'
import { part as tradingLedger } from './trading/ledger/demo/part.ts'
import { part as tradingLedgerDifference } from './trading/ledgerDifference/demo/part.ts'
import { part as tradingTradeRepair } from './trading/tradeRepair/demo/part.ts'

/** The parts of the demonstration by their folders. */
export const demo: Readonly<Record<string, DemoPart>> = {
  'approvals': approvalsDemo,
  'approvals/effect': approvalsEffect,
  'approvals/template': approvalsTemplate,
  'archive/reportFile': archiveReportFile,
  'collection/issue': collectionIssue,
  'conference/conference': conferenceConference,
  'daily/faultRepair': dailyFaultRepair,
  'daily/moneyBox': dailyMoneyBox,
  'daily/roomKey': dailyRoomKey,
  'daily/securityCheck': dailySecurityCheck,
  'daily/videoAccess': dailyVideoAccess,
  'daily/visitor': dailyVisitor,
  'drills/drillPlan': drillsDrillPlan,
  'drills/drillRecord': drillsDrillRecord,
  'escort': escortDemo,
  'escort/plan': escortPlan,
  'evaluation/guardEvaluation': evaluationGuardEvaluation,
  'evaluation/performanceEvaluation': evaluationPerformanceEvaluation,
  'library/material': libraryMaterial,
  'maintenance': maintenanceDemo,
  'maintenance/repairOrder': maintenanceRepairOrder,
  'notices/notice': noticesNotice,
  'portal': portalDemo,
  'portal/feedback': portalFeedback,
  'reports/fireCheck': reportsFireCheck,
  'reports/meetingLog': reportsMeetingLog,
  'reports/sceneCheck': reportsSceneCheck,
  'reports/securityItem': reportsSecurityItem,
  'reports/selfCheck': reportsSelfCheck,
  'settings/result': settingsResult,
  'tasks/taskAssignment': tasksTaskAssignment,
  'trading/agent': tradingAgent,
  'trading': tradingDemo,
  'trading/ledger': tradingLedger,
  'trading/ledgerDifference': tradingLedgerDifference,
  'trading/tradeRepair': tradingTradeRepair,
}
