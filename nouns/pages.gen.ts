// Written by scripts/nouns.ts from the folders of nouns; do not edit.
import type { Page } from '@shouya/console/ui/page/Page.ts'
import { examinePage } from './approvals/examine/console/examinePage.ts'
import { handledPage } from './approvals/examine/console/requests/handledPage.ts'
import { inboxPage } from './approvals/examine/console/requests/inboxPage.ts'
import { requestsPage } from './approvals/examine/console/requests/requestsPage.ts'
import { flowsPage } from './approvals/flow/console/flowsPage.ts'
import { flowDesignPage } from './approvals/flowDesign/console/flowDesignPage.ts'
import { leavePage } from './approvals/leave/console/leavePage.ts'
import { archiveMenuPage } from './archive/reportFile/console/archiveMenuPage.ts'
import { archivePage } from './archive/reportFile/console/archivePage.ts'
import { issuePage } from './collection/issue/console/issuePage.ts'
import { issueListPage } from './collection/issueItem/console/issueListPage.ts'
import { conferencePage } from './conference/conference/console/conferencePage.ts'
import { formsPage } from './customForms/console/formsPage.ts'
import { designPage } from './customForms/form/console/designPage.ts'
import { fillPage } from './customForms/submission/console/fillPage.ts'
import { faultPage } from './daily/faultRepair/console/faultPage.ts'
import { moneyBoxPage } from './daily/moneyBox/console/moneyBoxPage.ts'
import { handoverPage } from './daily/roomKey/console/handoverPage.ts'
import { checkPage } from './daily/securityCheck/console/checkPage.ts'
import { videoPage } from './daily/videoAccess/console/videoPage.ts'
import { visitorsPage } from './daily/visitor/console/visitorsPage.ts'
import { drillPage } from './drills/drillRecord/console/drillPage.ts'
import { carsPage } from './escort/car/console/carsPage.ts'
import { companiesPage } from './escort/console/companiesPage.ts'
import { plansPage } from './escort/console/plansPage.ts'
import { staffPage } from './escort/staff/console/staffPage.ts'
import { guardPage } from './evaluation/guardEvaluation/console/guardPage.ts'
import { performancePage } from './evaluation/performanceEvaluation/console/performancePage.ts'
import { buildingManagedPage } from './library/material/console/buildingManagedPage.ts'
import { buildingPage } from './library/material/console/buildingPage.ts'
import { learningManagedPage } from './library/material/console/learningManagedPage.ts'
import { learningPage } from './library/material/console/learningPage.ts'
import { vendorsPage } from './maintenance/console/vendorsPage.ts'
import { equipmentPage } from './maintenance/equipment/console/equipmentPage.ts'
import { scanPage } from './maintenance/equipment/console/scanPage.ts'
import { managePage } from './maintenance/repairOrder/console/managePage.ts'
import { requestPage } from './maintenance/repairOrder/console/requestPage.ts'
import { contactsPage } from './maintenance/vendorContact/console/contactsPage.ts'
import { managedPage } from './notices/notice/console/managedPage.ts'
import { receivedPage } from './notices/notice/console/receivedPage.ts'
import { bannersPage } from './portal/banner/console/bannersPage.ts'
import { addressPage } from './portal/contact/console/addressPage.ts'
import { feedbackPage } from './portal/feedback/console/feedbackPage.ts'
import { itemsPage } from './rectify/checkItem/console/itemsPage.ts'
import { rectifyPage } from './rectify/rectification/console/rectifyPage.ts'
import { fireCheckPage } from './reports/fireCheck/console/fireCheckPage.ts'
import { meetingPage } from './reports/meetingLog/console/meetingPage.ts'
import { sceneCheckPage } from './reports/sceneCheck/console/sceneCheckPage.ts'
import { securityItemPage } from './reports/securityItem/console/securityItemPage.ts'
import { deptPage } from './settings/dept/console/deptPage.ts'
import { dictPage } from './settings/dict/console/dictPage.ts'
import { logPage } from './settings/log/console/logPage.ts'
import { passwordPage } from './settings/login/console/passwordPage.ts'
import { menuPage } from './settings/menu/console/menuPage.ts'
import { resultPage } from './settings/result/console/resultPage.ts'
import { rolePage } from './settings/role/console/rolePage.ts'
import { settingPage } from './settings/setting/console/settingPage.ts'
import { userPage } from './settings/user/console/userPage.ts'
import { monitorPage } from './statistics/monitor/console/monitorPage.ts'
import { taskMenuPage } from './tasks/taskAssignment/console/taskMenuPage.ts'
import { taskPage } from './tasks/taskAssignment/console/taskPage.ts'
import { taskSettingsPage } from './tasks/taskType/console/taskSettingsPage.ts'
import { agentPage } from './trading/agent/console/agentPage.ts'
import { agentProductPage } from './trading/agentProduct/console/agentProductPage.ts'
import { consumesPage } from './trading/consume/console/consumesPage.ts'
import { balancesPage } from './trading/consumeBalance/console/balancesPage.ts'
import { depositPage } from './trading/deposit/console/depositPage.ts'
import { devicePage } from './trading/device/console/devicePage.ts'
import { memberPage } from './trading/member/console/memberPage.ts'
import { memberDevicePage } from './trading/memberDevice/console/memberDevicePage.ts'
import { orderPage } from './trading/order/console/orderPage.ts'
import { pledgePage } from './trading/pledge/console/pledgePage.ts'
import { productsPage } from './trading/product/console/productsPage.ts'
import { neededPage } from './trading/productConsume/console/neededPage.ts'
import { rechargePage } from './trading/recharge/console/rechargePage.ts'
import { packagePage } from './trading/rechargePackage/console/packagePage.ts'
import { tradeRepairsPage } from './trading/tradeRepair/console/tradeRepairsPage.ts'
import { tradeStatPage } from './trading/tradeStat/console/tradeStatPage.ts'
import { useLogPage } from './trading/useLog/console/useLogPage.ts'
import { dutyWallPage } from './workbench/duty/console/wall/dutyWallPage.ts'
import { workplacePage } from './workbench/home/console/workplacePage.ts'

/** Every page of the console. */
export const pages: readonly Page[] = [
  examinePage,
  handledPage,
  inboxPage,
  requestsPage,
  flowsPage,
  flowDesignPage,
  leavePage,
  archiveMenuPage,
  archivePage,
  issuePage,
  issueListPage,
  conferencePage,
  formsPage,
  designPage,
  fillPage,
  faultPage,
  moneyBoxPage,
  handoverPage,
  checkPage,
  videoPage,
  visitorsPage,
  drillPage,
  carsPage,
  companiesPage,
  plansPage,
  staffPage,
  guardPage,
  performancePage,
  buildingManagedPage,
  buildingPage,
  learningManagedPage,
  learningPage,
  vendorsPage,
  equipmentPage,
  scanPage,
  managePage,
  requestPage,
  contactsPage,
  managedPage,
  receivedPage,
  bannersPage,
  addressPage,
  feedbackPage,
  itemsPage,
  rectifyPage,
  fireCheckPage,
  meetingPage,
  sceneCheckPage,
  securityItemPage,
  deptPage,
  dictPage,
  logPage,
  passwordPage,
  menuPage,
  resultPage,
  rolePage,
  settingPage,
  userPage,
  monitorPage,
  taskMenuPage,
  taskPage,
  taskSettingsPage,
  agentPage,
  agentProductPage,
  consumesPage,
  balancesPage,
  depositPage,
  devicePage,
  memberPage,
  memberDevicePage,
  orderPage,
  pledgePage,
  productsPage,
  neededPage,
  rechargePage,
  packagePage,
  tradeRepairsPage,
  tradeStatPage,
  useLogPage,
  dutyWallPage,
  workplacePage,
]
