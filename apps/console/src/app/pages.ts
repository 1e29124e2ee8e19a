import type { ComponentType } from 'react'

export type PageModule = { default: ComponentType }

type Entry = {
  /** Where the page stands unless the menu table says otherwise; tells "no right" from "unknown". */
  path: string
  load: () => Promise<PageModule>
  /** Reads what the page's forms need where there is no network; whoever has the page open needs nothing of it. */
  prepare?: () => Promise<{ default: () => Promise<unknown> }>
}

/** Router key of the menu table → page. A key that is missing here shows "not built yet". */
export const pages: Readonly<Record<string, Entry>> = {
  workplace: { path: '/dashboard/workplace', load: () => import('../areas/dashboard/Workplace.tsx') },
  notice: { path: '/dashboard/notice', load: () => import('../areas/notices/Received.tsx') },
  examine: { path: '/form/examine', load: () => import('../areas/approvals/examine/Examine.tsx') },
  password: { path: '/dashboard/password', load: () => import('../areas/dashboard/Password.tsx') },
  leave: { path: '/dashboard/leave', load: () => import('../areas/approvals/leave/Leave.tsx') },
  basic: { path: '/form/basic', load: () => import('../areas/approvals/requests/Requests.tsx') },
  step: { path: '/form/step', load: () => import('../areas/approvals/requests/Inbox.tsx') },
  stepForm2: { path: '/form/StepForm2', load: () => import('../areas/approvals/requests/Handled.tsx') },
  securityItemList: {
    path: '/form/daily/taskdaily/SecurityItemList',
    load: () => import('../areas/daily/check/SecurityItemList.tsx'),
    prepare: () => import('../areas/daily/check/prepareCheck.ts'),
  },
  escortList: {
    path: '/form/daily/taskdaily/EscortList',
    load: () => import('../areas/daily/moneyBox/MoneyBoxRegister.tsx'),
    prepare: () => import('../areas/daily/moneyBox/prepareMoneyBox.ts'),
  },
  inOutList: {
    path: '/form/daily/taskdaily/InOutList',
    load: () => import('../areas/daily/visitors/InOutList.tsx'),
    prepare: () => import('../areas/daily/visitors/prepareVisitors.ts'),
  },
  readList: {
    path: '/form/daily/taskdaily/ReadList',
    load: () => import('../areas/daily/video/ReadList.tsx'),
    prepare: () => import('../areas/daily/video/prepareVideo.ts'),
  },
  rectifyList: {
    path: '/form/daily/taskdaily/RectifyList',
    load: () => import('../areas/daily/rectify/RectifyRegister.tsx'),
  },
  faultRepairList: {
    path: '/form/daily/taskdaily/RepairList',
    load: () => import('../areas/daily/fault/FaultRegister.tsx'),
    prepare: () => import('../areas/daily/fault/prepareFault.ts'),
  },
  checkItemList: { path: '/exception/checkItem', load: () => import('../areas/daily/items/ItemRegister.tsx') },
  handover: {
    path: '/form/daily/taskdaily/Handover',
    load: () => import('../areas/daily/Handover.tsx'),
    prepare: () => import('../areas/daily/prepareHandover.ts'),
  },
  escortPlanList: { path: '/exception/escort/PlanList', load: () => import('../areas/escort/EscortPlans.tsx') },
  escortCompanyList: { path: '/exception/escort/List', load: () => import('../areas/escort/EscortCompanies.tsx') },
  escortCarList: { path: '/exception/escort/CarList/', load: () => import('../areas/escort/car/CarRegister.tsx') },
  escortStaffList: {
    path: '/exception/escort/StaffList/',
    load: () => import('../areas/escort/staff/StaffRegister.tsx'),
  },
  dept: { path: '/exception/dept', load: () => import('../areas/settings/Dept.tsx') },
  user: { path: '/exception/user', load: () => import('../areas/settings/User.tsx') },
  noticeList: { path: '/exception/notice/List', load: () => import('../areas/notices/Managed.tsx') },
  dictList: { path: '/exception/dict/List', load: () => import('../areas/settings/Dict.tsx') },
  setting: { path: '/exception/setting', load: () => import('../areas/settings/Setting.tsx') },
  role: { path: '/exception/role', load: () => import('../areas/settings/Role.tsx') },
  menu: { path: '/exception/menu', load: () => import('../areas/settings/Menu.tsx') },
  queryFieldlist: { path: '/exception/queryFieldlist', load: () => import('../areas/forms/Forms.tsx') },
  queryFieldlistField: { path: '/exception/queryFieldlist/field', load: () => import('../areas/forms/Design.tsx') },
  queryFieldlistFill: { path: '/exception/queryFieldlist/fill', load: () => import('../areas/forms/Fill.tsx') },
  systemExamineList: {
    path: '/exception/systemExamineList',
    load: () => import('../areas/approvals/flows/Flows.tsx'),
  },
  systemExamineListFlow: {
    path: '/exception/systemExamineList/flow',
    load: () => import('../areas/approvals/designer/FlowDesign.tsx'),
  },
  dailytask: { path: '/report/dailytask', load: () => import('../areas/report/DailyTask.tsx') },
  remind: { path: '/exception/remind', load: () => import('../areas/settings/tasks/TaskSettings.tsx') },
  log: { path: '/exception/log', load: () => import('../areas/settings/Log.tsx') },
}
