import type { Page } from '../ui/page/Page.ts'
import { flowDesignPage } from './approvals/designer/flowDesignPage.ts'
import { examinePage } from './approvals/examine/examinePage.ts'
import { flowsPage } from './approvals/flows/flowsPage.ts'
import { leavePage } from './approvals/leave/leavePage.ts'
import { handledPage } from './approvals/requests/handledPage.ts'
import { inboxPage } from './approvals/requests/inboxPage.ts'
import { requestsPage } from './approvals/requests/requestsPage.ts'
import { checkPage } from './daily/check/checkPage.ts'
import { faultPage } from './daily/fault/faultPage.ts'
import { handoverPage } from './daily/handoverPage.ts'
import { itemsPage } from './daily/items/itemsPage.ts'
import { moneyBoxPage } from './daily/moneyBox/moneyBoxPage.ts'
import { rectifyPage } from './daily/rectify/rectifyPage.ts'
import { videoPage } from './daily/video/videoPage.ts'
import { visitorsPage } from './daily/visitors/visitorsPage.ts'
import { passwordPage } from './dashboard/passwordPage.ts'
import { dutyWallPage } from './dashboard/wall/dutyWallPage.ts'
import { workplacePage } from './dashboard/workplacePage.ts'
import { carsPage } from './escort/car/carsPage.ts'
import { companiesPage } from './escort/company/companiesPage.ts'
import { plansPage } from './escort/plan/plansPage.ts'
import { staffPage } from './escort/staff/staffPage.ts'
import { designPage } from './forms/designPage.ts'
import { fillPage } from './forms/fillPage.ts'
import { formsPage } from './forms/formsPage.ts'
import { managedPage } from './notices/managedPage.ts'
import { receivedPage } from './notices/receivedPage.ts'
import { taskPage } from './report/taskPage.ts'
import { deptPage } from './settings/deptPage.ts'
import { dictPage } from './settings/dictPage.ts'
import { logPage } from './settings/logPage.ts'
import { menuPage } from './settings/menuPage.ts'
import { rolePage } from './settings/rolePage.ts'
import { settingPage } from './settings/settingPage.ts'
import { taskSettingsPage } from './settings/tasks/taskSettingsPage.ts'
import { userPage } from './settings/userPage.ts'

/** Every page of the console. The only place where they are listed. */
export const pages: readonly Page[] = [
  workplacePage,
  dutyWallPage,
  receivedPage,
  examinePage,
  passwordPage,
  leavePage,
  requestsPage,
  inboxPage,
  handledPage,
  checkPage,
  moneyBoxPage,
  visitorsPage,
  videoPage,
  rectifyPage,
  faultPage,
  itemsPage,
  handoverPage,
  plansPage,
  companiesPage,
  carsPage,
  staffPage,
  deptPage,
  userPage,
  managedPage,
  dictPage,
  settingPage,
  rolePage,
  menuPage,
  formsPage,
  designPage,
  fillPage,
  flowsPage,
  flowDesignPage,
  taskPage,
  taskSettingsPage,
  logPage,
]
