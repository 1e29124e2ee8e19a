import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parameters } from '../../core/settings/parameters.ts'

type Labels = { cn: string; hk: string; us: string }
type Menu = {
  code: string
  parent: string | null
  router: string
  path: string
  aliases: string[]
  menu_type: number
  icon?: string
  permission_id: string | null
  query: Record<string, string>
  invisible: boolean
  closable: boolean
  host?: string
  title_cn: string
  title_hk: string
  title_us: string
}
type Named = { name_cn: string; name_hk: string; name_us: string }
type Permission = Named & { permission_id: string; operations: string[] }
type Role = Omit<Named, 'name_cn'> & {
  role_code: string
  role_name: string
  data_scope: number
  user_types: number[]
  all_operations: boolean
}
type Dict = Named & { dict_code: string; items: (Labels & { value: string; sort: number; color?: string })[] }
type Setting = Named & { key: string; remark_cn: string; remark_hk: string; remark_us: string }
type Grants = Record<string, { permission_id: string; operations: string[] }[]>

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as T
const menus = read<Menu[]>('menus')
const permissions = read<Permission[]>('permissions')
const operations = read<Record<string, Labels>>('operations')
const roles = read<Role[]>('roles')
const grants = read<Grants>('grants')
const dicts = read<Dict[]>('dicts')
const settings = read<Setting[]>('settings')

const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const byCode = new Map(menus.map((menu) => [menu.code, menu]))
const byPath = new Map(menus.map((menu) => [menu.path, menu]))
const catalogue = new Map(permissions.map((entry) => [entry.permission_id, entry.operations]))

// The routes of spec 000, sections 2.2 to 2.8; "hidden" and "also" as written there.
const visible = `
/dashboard/workplace /dashboard/notice
/form/basic /form/step /form/StepForm2 /conference /issue /issueList
/form/daily/taskdaily/SecurityItemList /form/daily/taskdaily/EscortList /form/daily/taskdaily/InOutList
/form/daily/taskdaily/ReadList /form/daily/taskdaily/Handover /form/daily/taskdaily/RepairList
/taskmeeting/MainMenu/ /archive/MainMenu/
/list/repairList /list/manage /file/file/ListSearch1 /file/file/ListSearch2
/result /monitor /report/drill /report/dailytask
/exception/remind /exception/dept /exception/banner /exception/user /exception/escort/List
/exception/systemExamineList /exception/notice/List /exception/dict/List /exception/sysaddress
/exception/maintainList /exception/role /exception/menu /exception/file/file/List1 /exception/file/file/List2
/exception/feedback
/product/agentList /product/balance /product/agentProduct /product/memberDevice /product/productList
/product/consume /product/productConsume /product/device /product/repair /product/useLog /product/package
/product/recharge /product/orderList /product/memberList /product/memberList2 /product/memberList3`
const hidden = `
/dashboard/password /form/examine
/taskmeeting/List/ /taskmeeting/SecurityItemList/ /taskmeeting/EvaluationList/ /taskmeeting/SceneCheckList/
/taskmeeting/fireControlCheckList/ /archive/List
/exception/escort/CarList/ /exception/escort/StaffList/ /exception/queryFieldlist/field /exception/address
/exception/queryFieldlist/fill`
// Hidden pages that are not in the specification.
const ownHidden = '/dashboard/leave /dashboard/wall /exception/systemExamineList/flow /list/device'
// Entries that are not in the specification: the list of custom forms, the page to fill one in, and nouns that are a
// tab elsewhere.
const own = `
/exception/queryFieldlist /form/daily/taskdaily/RectifyList /exception/checkItem /list/equipmentList
/exception/escort/PlanList /exception/log /exception/setting /taskmeeting/GuardEvaluationList /product/tradeStat`
const aliases: Record<string, string[]> = {
  '/form/basic': ['/form/basicForm', '/basicForm'],
  '/form/step': ['/form/stepForm', '/stepForm'],
  '/form/examine': ['/form/examineDetail', '/examineDetail', '/examine'],
  '/list/repairList': ['/list/repairList2', '/repairList2'],
  '/list/manage': ['/manage'],
  '/file/file/ListSearch1': ['/file/ListSearch1'],
  '/file/file/ListSearch2': ['/file/ListSearch2'],
}
const paths = (text: string) => text.trim().split(/\s+/)

describe('menus', () => {
  test('has unique codes, router keys, paths and aliases', () => {
    expect(repeated(menus.map(({ code }) => code))).toEqual([])
    expect(repeated(menus.map(({ router }) => router))).toEqual([])
    // A trailing slash does not distinguish routes.
    const all = menus.flatMap((menu) => [menu.path, ...menu.aliases]).map((path) => path.replace(/\/$/, ''))
    expect(repeated(all)).toEqual([])
    expect(all.filter((path) => !/^(\/\w+)+$/.test(path))).toEqual([])
  })

  test('hangs below groups and pages that exist, each visible group with something in it [C-2.1-07]', () => {
    for (const menu of menus) {
      if (menu.parent) expect(byCode.get(menu.parent)?.menu_type, menu.code).toBeLessThanOrEqual(2)
      if (menu.host) expect(byCode.get(menu.host)?.permission_id, menu.code).toBeTruthy()
      expect(menu.invisible, menu.code).toBe(menu.menu_type === 3)
      if (menu.menu_type !== 1) continue
      expect(menu.permission_id, menu.code).toBeNull()
      expect(menu.icon, menu.code).toMatch(/Outlined$/)
      expect(menus.some((child) => child.parent === menu.code && !child.invisible)).toBe(true)
    }
  })

  test('has every route of the specification, hidden where it says so, and nothing unexplained [C-2.1-07 C-2.2-04 C-2.2-05 C-2.2-07]', () => {
    for (const path of paths(visible)) expect(byPath.get(path)?.menu_type, path).toBe(2)
    for (const path of paths(`${hidden} ${ownHidden}`)) expect(byPath.get(path)?.menu_type, path).toBe(3)
    for (const path of paths(own)) expect(byPath.get(path)?.menu_type, path).toBe(2)
    const known = new Set([...paths(visible), ...paths(hidden), ...paths(own), ...paths(ownHidden)])
    expect(menus.filter(({ menu_type, path }) => menu_type !== 1 && !known.has(path))).toEqual([])
    for (const [path, also] of Object.entries(aliases)) expect(byPath.get(path)?.aliases).toEqual(also)
  })

  test('keeps the two tabs open that must not close, and the queries of the documents', () => {
    expect(menus.filter(({ closable }) => !closable).map(({ path }) => path)).toEqual([
      '/dashboard/workplace',
      '/product/productList',
    ])
    for (const n of ['1', '2'])
      for (const path of [`/file/file/ListSearch${n}`, `/exception/file/file/List${n}`])
        expect(byPath.get(path)?.query).toEqual({ type: n })
  })

  test('leads to every permission, and only to known ones', () => {
    const used = new Set(menus.flatMap(({ permission_id }) => permission_id ?? []))
    expect([...used].filter((id) => !catalogue.has(id))).toEqual([])
    expect([...catalogue.keys()].filter((id) => !used.has(id))).toEqual([])
  })

  test('gives every role a visible way to each of its pages', () => {
    for (const [role, list] of Object.entries(grants)) {
      const has = (menu?: Menu) => list.some(({ permission_id }) => permission_id === menu?.permission_id)
      // A page with a host is reached from it, or is in the menu itself when the role lacks the host.
      for (const menu of menus.filter((entry) => entry.permission_id && has(entry))) {
        const way = menu.menu_type === 2 || menu.host || byCode.get(menu.parent ?? '')?.menu_type === 2
        expect(way, `${role} ${menu.code}`).toBeTruthy()
      }
    }
  })
})

describe('rights', () => {
  test('keeps the catalogue of 68 permissions and 448 operations, and export and view_sensitive for forms, each operation named', () => {
    expect(permissions).toHaveLength(68)
    expect(permissions.flatMap((entry) => entry.operations)).toHaveLength(450)
    const codes = new Set(permissions.flatMap((entry) => entry.operations))
    expect(Object.keys(operations).sort()).toEqual([...codes].sort())
  })

  test('has the 17 roles and the built-in one, with scopes that the database takes', () => {
    expect(roles).toHaveLength(18)
    expect(repeated(roles.map(({ role_code }) => role_code))).toEqual([])
    expect(repeated(roles.map(({ role_name }) => role_name))).toEqual([])
    expect(roles.filter((role) => role.all_operations).map(({ role_code }) => role_code)).toEqual(['admin'])
    for (const { data_scope } of roles) expect([1, 3, 4, 5]).toContain(data_scope)
    // Outsiders see all of their party, except crews, who see the runs they ride in (domain 13).
    expect(roles.filter(({ data_scope }) => data_scope === 5).map(({ role_code }) => role_code)).toEqual([
      'escort_staff',
    ])
  })

  test('grants only what the catalogue has, once, to each role but the built-in one', () => {
    expect(['admin', ...Object.keys(grants)]).toEqual(roles.map(({ role_code }) => role_code))
    expect(Object.values(grants).flat()).toHaveLength(419)
    for (const [role, list] of Object.entries(grants)) {
      expect(repeated(list.map((entry) => entry.permission_id)), role).toEqual([])
      for (const { permission_id, operations: granted } of list) {
        const operations = catalogue.get(permission_id) ?? []
        expect(granted.filter((operation) => !operations.includes(operation))).toEqual([])
        expect(granted, `${role} ${permission_id}`).toContain('query')
      }
    }
  })
})

describe('dictionaries and parameters', () => {
  test('has the 124 types and 669 items of the specification at least, unique values, colours for all items of a type or none', () => {
    expect(dicts.length).toBeGreaterThanOrEqual(124)
    expect(dicts.flatMap((dict) => dict.items).length).toBeGreaterThanOrEqual(669)
    expect(repeated(dicts.map(({ dict_code }) => dict_code))).toEqual([])
    const colors = new Set(['default', 'success', 'processing', 'warning', 'error'])
    for (const { dict_code, items } of dicts) {
      expect(repeated(items.map(({ value }) => value)), dict_code).toEqual([])
      const colored = items.filter(({ color }) => color)
      expect([0, items.length], dict_code).toContain(colored.length)
      expect(colored.every(({ color }) => colors.has(color ?? ''))).toBe(true)
      if (dict_code.endsWith('_status')) expect(colored, dict_code).toHaveLength(items.length)
    }
  })

  test('calls an application for recordings that was not submitted a draft: nothing awaits approval', () => {
    const status = dicts.find(({ dict_code }) => dict_code === 'video_status')?.items.find(({ value }) => value === '1')
    expect(status).toMatchObject({ cn: '草稿', hk: '草稿', us: 'Draft' })
  })

  test('says what each parameter of the program is', () => {
    expect(settings.map(({ key }) => key).sort()).toEqual(Object.keys(parameters).sort())
  })
})

describe('languages', () => {
  const named = ({ name_cn, name_hk, name_us }: Named): Labels => ({ cn: name_cn, hk: name_hk, us: name_us })
  const labels: Labels[] = [
    ...menus.map((menu) => ({ cn: menu.title_cn, hk: menu.title_hk, us: menu.title_us })),
    ...roles.map((role) => named({ ...role, name_cn: role.role_name })),
    ...[...permissions, ...dicts, ...settings].map(named),
    ...settings.map((entry) => ({ cn: entry.remark_cn, hk: entry.remark_hk, us: entry.remark_us })),
    ...Object.values(operations),
    ...dicts.flatMap((dict) => dict.items),
  ]

  test('has every label in three languages', () => {
    expect(labels.filter(({ cn, hk, us }) => !cn.trim() || !hk.trim() || !us.trim())).toEqual([])
    expect(labels.filter(({ us }) => /[^\x20-\x7e]/.test(us))).toEqual([])
    expect(menus.filter(({ title_us }) => title_us.length > 28)).toEqual([])
  })

  test('writes traditional characters for Hong Kong, and one word for one word', () => {
    const simplified =
      /[专业严个丰临为举义习书买产亲亿从仓们价众优会传伤体余侦储关养况冻凭击创删别办务动劳医单卫历压县参双发变号启员响园围图场坏处备够头奖学实审宽对导层岗币师带广库应废开异张弹归当录态总户执扩扫报护担拥择损换据数断无时显暂术机权条来极构枪标树样档桥检楼欢毁气汇沟测浏润满灭灯灾点热爱状独环现电监盗盘确础离种积称稳窃竞笔筛签简类粮紧红约级纪纳纵纷纹线练组细织终绍经结络绝统绩续维综绿缓编缩缴网罗罚职联肃脉脚脸节范荐药营蓝补装见观规视览觉触计订认讨让训议讯记讲许论设访证评识诈诉词译试诚话询该详语误说请读课调谁谈谢负财责败账货质购贴费资赁赔赠赢车转轮软较载辅辆输边达过运还这进远连迟适选递遗邮释钞钟钥钮钱铁银链销锁错键长门闭问闲间闻阅队阶际陆险随隐难页项顺须预领频题额风饭饰馆驱驳驻验骗鱼齐龄]/
    expect(labels.filter(({ hk }) => simplified.test(hk))).toEqual([])
    const words = new Map<string, string>()
    for (const { cn, hk } of labels) expect(words.set(cn, words.get(cn) ?? hk).get(cn), cn).toBe(hk)
  })
})
