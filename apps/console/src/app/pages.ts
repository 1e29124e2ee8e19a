import type { ComponentType } from 'react'

export type PageModule = { default: ComponentType }

type Entry = {
  load: () => Promise<PageModule>
  /** Says nothing but what the console itself has texts for: the others wait for those of the pages. */
  light?: true
  /** Reads what the page's forms need where there is no network; whoever has the page open needs nothing of it. */
  prepare?: () => Promise<{ default: () => Promise<unknown> }>
}

/** Router key of the menu table → page. A key that is missing here shows "not built yet". */
export const pages: Readonly<Record<string, Entry>> = {
  workplace: { light: true, load: () => import('../areas/dashboard/Workplace.tsx') },
  dutyWall: { light: true, load: () => import('../areas/dashboard/wall/DutyWall.tsx') },
  notice: { light: true, load: () => import('../areas/notices/Received.tsx') },
  examine: { load: () => import('../areas/approvals/examine/Examine.tsx') },
  password: { light: true, load: () => import('../areas/dashboard/Password.tsx') },
  leave: { load: () => import('../areas/approvals/leave/Leave.tsx') },
  basic: { load: () => import('../areas/approvals/requests/Requests.tsx') },
  step: { load: () => import('../areas/approvals/requests/Inbox.tsx') },
  stepForm2: { load: () => import('../areas/approvals/requests/Handled.tsx') },
  securityItemList: {
    load: () => import('../areas/daily/check/SecurityItemList.tsx'),
    prepare: () => import('../areas/daily/check/prepareCheck.ts'),
  },
  escortList: {
    load: () => import('../areas/daily/moneyBox/MoneyBoxRegister.tsx'),
    prepare: () => import('../areas/daily/moneyBox/prepareMoneyBox.ts'),
  },
  inOutList: {
    load: () => import('../areas/daily/visitors/InOutList.tsx'),
    prepare: () => import('../areas/daily/visitors/prepareVisitors.ts'),
  },
  readList: {
    load: () => import('../areas/daily/video/ReadList.tsx'),
    prepare: () => import('../areas/daily/video/prepareVideo.ts'),
  },
  rectifyList: {
    load: () => import('../areas/daily/rectify/RectifyRegister.tsx'),
  },
  faultRepairList: {
    load: () => import('../areas/daily/fault/FaultRegister.tsx'),
    prepare: () => import('../areas/daily/fault/prepareFault.ts'),
  },
  checkItemList: { load: () => import('../areas/daily/items/ItemRegister.tsx') },
  handover: {
    load: () => import('../areas/daily/Handover.tsx'),
    prepare: () => import('../areas/daily/prepareHandover.ts'),
  },
  escortPlanList: { load: () => import('../areas/escort/EscortPlans.tsx') },
  escortCompanyList: { load: () => import('../areas/escort/EscortCompanies.tsx') },
  escortCarList: { load: () => import('../areas/escort/car/CarRegister.tsx') },
  escortStaffList: {
    load: () => import('../areas/escort/staff/StaffRegister.tsx'),
  },
  dept: { load: () => import('../areas/settings/Dept.tsx') },
  user: { load: () => import('../areas/settings/User.tsx') },
  noticeList: { load: () => import('../areas/notices/Managed.tsx') },
  dictList: { load: () => import('../areas/settings/Dict.tsx') },
  setting: { load: () => import('../areas/settings/Setting.tsx') },
  role: { load: () => import('../areas/settings/Role.tsx') },
  menu: { load: () => import('../areas/settings/Menu.tsx') },
  queryFieldlist: { load: () => import('../areas/forms/Forms.tsx') },
  queryFieldlistField: { load: () => import('../areas/forms/Design.tsx') },
  queryFieldlistFill: { load: () => import('../areas/forms/Fill.tsx') },
  systemExamineList: {
    load: () => import('../areas/approvals/flows/Flows.tsx'),
  },
  systemExamineListFlow: {
    load: () => import('../areas/approvals/designer/FlowDesign.tsx'),
  },
  dailytask: { load: () => import('../areas/report/DailyTask.tsx') },
  remind: { load: () => import('../areas/settings/tasks/TaskSettings.tsx') },
  log: { load: () => import('../areas/settings/Log.tsx') },
}
