import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { People } from './browser.ts'
import { settle } from './everyPage.ts'

export const daily = '/form/daily/taskdaily'
const escort = '/exception/escort'

type Register = readonly [path: string, heads: string]

/** In a single outlet there is no unit column. */
const ofOutlet: readonly Register[] = [
  [`${daily}/Handover`, '单号 交接时间 钥匙 交接类型 移交人 接收人 预计归还 状态 操作'],
  [`${daily}/Handover?tab=ledger`, '钥匙编号 钥匙名称 钥匙类型 正副 保管人 交接中单号 下次更换密码 钥匙状态 操作'],
  [`${daily}/EscortList`, '单号 类型 到达/离开 车牌 押运员 箱数(送/收) 准点 状态 操作'],
  [`${daily}/SecurityItemList`, '单号 日期 场次 检查人/复核人 异常数 整改进度 登记人 是否逾期 状态 操作'],
  [`${daily}/RectifyList`, '单号 问题 等级 期限 责任人 来源 打回次数 状态 操作'],
  [`${daily}/InOutList`, '单号 姓名 单位 进入时间 离开时间 人员类别 进入区域 状态 操作'],
  [`${daily}/RepairList`, '单号 设备 位置 影响 故障描述 故障时间 停用时长 状态 操作'],
  ['/report/dailytask?tab=tasks', '任务 日期 截止时间 责任人 完成时间 逾期（分钟） 状态 操作'],
]

/** With several units there is. */
const ofMany: readonly Register[] = [
  [`${daily}/Handover?all=1`, '单号 网点 交接时间 钥匙 移交人 接收人 预计归还 状态 操作'],
  [`${daily}/Handover?tab=ledger`, '钥匙编号 钥匙名称 网点 钥匙类型 保管人 交接中单号 下次更换密码 钥匙状态 操作'],
  [`${daily}/EscortList?all=1`, '单号 网点 类型 到达/离开 车牌 押运员 准点 状态 操作'],
  [`${daily}/SecurityItemList?all=1`, '单号 网点 日期 场次 检查人/复核人 异常数 是否逾期 状态 操作'],
  [`${daily}/RectifyList`, '单号 网点 问题 等级 期限 责任人 来源 状态 操作'],
  [`${daily}/InOutList?all=1`, '单号 网点 姓名 单位 进入时间 离开时间 进入区域 状态 操作'],
  [`${daily}/RepairList?all=1`, '单号 网点 设备 影响 故障描述 故障时间 停用时长 状态 操作'],
  [`${daily}/ReadList?all=1`, '单号 网点 日期 申请人 申请单位 调阅方式 应归还日期 状态 操作'],
  ['/report/dailytask?tab=tasks', '任务 网点 日期 截止时间 责任人 完成时间 逾期（分钟） 状态 操作'],
]

const pick = (list: readonly Register[], ...names: string[]) =>
  list.filter(([path]) => names.some((name) => path.startsWith(`${daily}/${name}`) && !path.includes('tab=')))

/** Every register by the role that uses it: the page, and its headings in order. */
export const registers: Readonly<Record<string, readonly Register[]>> = {
  outlet_safety: ofOutlet,
  outlet_teller: pick(ofOutlet, 'Handover', 'EscortList', 'SecurityItemList', 'InOutList', 'RepairList'),
  guard: pick(ofOutlet, 'SecurityItemList', 'InOutList', 'RepairList'),
  hq_security: ofMany,
  branch_security: [
    ...ofMany.filter(([path]) => !path.includes('tab=ledger')),
    [`${escort}/StaffList/`, '姓名 工号 岗位 公司 持枪证到期 押运证到期 最早到期 状态 操作'],
    [`${escort}/CarList/`, '车牌号 车辆编号 车型 公司 年检到期 保险到期 状态 操作'],
  ],
  monitor_center: pick(ofMany, 'ReadList', 'SecurityItemList', 'EscortList'),
  escort_admin: [
    [`${escort}/PlanList`, '日期 班次 线路 时间 车牌 司机 护卫员 解款员 状态 操作'],
    [`${escort}/PlanList?tab=route`, '线路号 线路名称 站数 停靠机构 状态 操作'],
    [`${escort}/PlanList?tab=box`, '箱号 箱型 所属网点 位置 到位时间 RFID 状态 操作'],
    [`${escort}/StaffList/`, '姓名 工号 岗位 手机 持枪证到期 押运证到期 最早到期 状态 操作'],
    [`${escort}/CarList/`, '车牌号 车辆编号 车型 年检到期 保险到期 状态 操作'],
    [`${daily}/EscortList?all=1`, '单号 网点 类型 到达/离开 车牌 押运员 准点 状态 操作'],
  ],
  admin: [
    [`${escort}/StaffList/`, '姓名 工号 岗位 公司 持枪证到期 押运证到期 最早到期 状态 操作'],
    [`${escort}/CarList/`, '车牌号 车辆编号 车型 公司 年检到期 保险到期 状态 操作'],
    [`${escort}/List`, '公司编号 公司名称 服务机构数 车辆数 人员数 许可证到期 合同到期 状态 操作'],
    ['/exception/checkItem', '项目编号 检查内容 适用表 类别 隐患等级 必拍照 所属机构 状态 操作'],
    ['/exception/dept', '机构编码 机构名称 机构类型 负责人 安全员 联系电话 状态 操作'],
    ['/exception/user', '登录账号 姓名 所属机构 岗位 角色 手机 最近登录 状态 操作'],
    ['/exception/user?tab=online', '姓名 登录账号 所属机构 设备 IP 地址 登录时间 最近活动 操作'],
    ['/exception/role', '编码 名称 数据范围 用户数 适用用户类型 备注 状态 操作'],
    ['/exception/log', '时间 类型 用户 机构 操作 单号 IP 地址 结果 操作'],
    ['/exception/log?log=signIns', '时间 用户 机构 操作 IP 地址 设备 原因 结果 操作'],
    ['/exception/dict/List', '字典编码 字典名称 值数量 内置 修改时间 备注 状态 操作'],
    ['/exception/queryFieldlist', '表单名称 分类 版本 发布时间 更新时间 状态 操作'],
    ['/exception/queryFieldlist?tab=submissions', '表单 摘要 填报人 机构 填报时间 更正次数 操作'],
    ['/exception/queryFieldlist/fill', '表单 分类 备注 发布时间 操作'],
    ['/exception/systemExamineList', '审批流名称 分类 表单 版本 发布时间 更新时间 状态 操作'],
    ['/form/basic?tab=all', '标题 流程 发起人 机构 当前节点 提交时间 结束时间 状态 操作'],
    ['/dashboard/notice', '标题 类型 发布机构 发布人 发布时间 阅读状态 操作'],
    ['/exception/notice/List', '标题 类型 接收机构 发布人 发布时间 阅读 状态 操作'],
  ],
  outlet_leader: [
    ['/form/step', '标题 任务节点 截止时间 操作'],
    ['/form/StepForm2', '标题 摘要 处理时间 发起人 机构 当前节点 状态 操作'],
  ],
}

/** The visible table. */
export const table = (page: Page) => page.locator('.reg-table').filter({ visible: true })

/** The number of pixels by which the table exceeds its place. */
export const beyond = (page: Page) =>
  table(page).evaluate((tableElement) => {
    const content = tableElement.querySelector('.ant-table-content')
    // A list without rows has nothing to scroll.
    return content ? Math.max(0, content.scrollWidth - content.clientWidth) : 0
  })

/** Text that cannot be read in full: headings and states that are cut off, and cut values without a tooltip. */
const cut = (page: Page) =>
  table(page).evaluate((tableElement) => {
    const select = (selector: string) => [...tableElement.querySelectorAll<HTMLElement>(selector)]
    const isWider = (element: HTMLElement) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth
    const heads = select('th, .ant-table-column-title, .ui-status, .ui-status > span').filter(isWider)
    const cells = select('tbody tr.ant-table-row > td, tbody tr.ant-table-row > td *')
    const values = cells.filter((element) => {
      const hides = element.clientWidth > 1 && getComputedStyle(element).overflow === 'hidden'
      return hides && !element.title && (isWider(element) || element.scrollHeight > element.clientHeight + 1)
    })
    return [...new Set([...heads, ...values])].map(({ innerText }) => innerText)
  })

const headsOf = async (page: Page) =>
  (await table(page).locator('th').allInnerTexts())
    .map((head) => head.trim())
    .filter(Boolean)
    .join(' ')

/** Checks that a role's registers show what it needs, in this order and without scrolling. */
export async function expectSideBySide(people: People, role: string): Promise<void> {
  const page = await people.enter(role)
  for (const [path, heads] of registers[role] ?? []) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(path)
    await settle(page)
    // The unit column depends on the units, which may be loaded after the rows.
    await expect.poll(() => headsOf(page), { message: path }).toBe(heads)
    expect(await beyond(page), path).toBe(0)
    expect(await cut(page), path).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await beyond(page), path).toBe(0)
  }
}

/** The same in another language: nothing of the registers is cut off or out of sight at 1366 px. */
export async function expectWhole(people: People, role: string, language: 'HK' | 'US'): Promise<void> {
  const page = await people.enter(role, '/dashboard/workplace', { language, width: 1366, height: 768 })
  const findings: unknown[] = []
  for (const [path] of registers[role] ?? []) {
    await page.goto(path)
    await settle(page)
    const [sideways, cutTexts] = [await beyond(page), await cut(page)]
    if (sideways > 0 || cutTexts.length > 0) findings.push([path, sideways, cutTexts])
  }
  expect(findings, `${role} in ${language}`).toEqual([])
}
