import { everything } from '@shouya/server/core/access/everything.ts'
import { maintainedBy } from '@shouya/server/db/maintainedBy.ts'
import { random } from '@shouya/server/demo/random.ts'
import { type Account, granted, makeWorkbook } from '@shouya/server/testing/factories.ts'
import { planOf } from '@shouya/server/testing/plan.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFrom, makeBank, makeBinding, makeDevice, makeVendor } from '../../server/testing/maintenance.ts'
import { vendorsOf } from './resolve.ts'

let t: TestApp
let bank: Account
let branch: Post
beforeAll(async () => {
  t = await testApp()
  bank = await makeBank(t)
  branch = await t.as('branch_security')
})
afterAll(() => t?.close())

const bindBody = (company_id: number, more: object = {}) => ({
  dept_ids: [t.world.unit.BA0001],
  device_types: [4],
  company_id,
  priority: 1,
  ...more,
})

test('a branch binds a vendor; an outlet inherits it with the reason, until it has its own', async () => {
  const [first, second] = [await makeVendor(t, bank), await makeVendor(t, bank)]
  expect(await makeBinding(t, { post: branch }, first.id)).toEqual({ added: 1, replaced: 0, unchanged: 0 })
  const { id } = await makeDevice(t, bank)
  const outlet = await t.as('outlet_safety')
  const vendor = async () => granted(await outlet('Equipment/Get', { id })).vendor
  expect(await vendor()).toMatchObject({
    company_id: first.id,
    way: 'inherited',
    bound_dept_name: '松湾分行',
    priority: 1,
  })
  // The preview says what would happen, the save does it; nothing changes twice.
  await makeBinding(t, bank, first.id, { dept_ids: [t.world.unit.BA0011] })
  const body = bindBody(second.id, { dept_ids: [t.world.unit.BA0011, t.world.unit.BA0012] })
  expect(granted(await branch('Maintenance/PreviewBind', body))).toMatchObject({
    added: 1,
    replaced: 1,
    replaces: [{ dept_name: '青梧路营业室', device_type: 4 }],
  })
  expect(granted(await branch('Maintenance/SaveBind', body))).toEqual({ added: 1, replaced: 1, unchanged: 0 })
  expect(granted(await branch('Maintenance/SaveBind', body))).toEqual({ added: 0, replaced: 0, unchanged: 2 })
  expect(await vendor()).toMatchObject({ company_id: second.id, way: 'bound' })
  const { Data: matrix } = await branch('Maintenance/GetBindMatrix', { dept_id: t.world.unit.BA0010 })
  expect(matrix.map(({ cells: [cell] }: { cells: { main: object }[] }) => cell?.main)).toMatchObject([
    { company_id: second.id, inherited_from: null, idle: false },
    { company_id: second.id, inherited_from: null, idle: false },
  ])
  granted(await branch('Maintenance/EndBind', { dept_ids: [t.world.unit.BA0011], device_types: [4] }))
  expect(await vendor()).toMatchObject({ company_id: first.id, way: 'inherited' })
  // The replaced ones stay as ended.
  const { Data: ended } = await branch('Maintenance/GetBindPageList', { status: [0], dept_id: t.world.unit.BA0011 })
  expect(ended).toHaveLength(2)
})

test('what cannot be bound is refused at its field, out of scope with 403', async () => {
  const { id } = await makeVendor(t, bank)
  const idle = await makeVendor(t, bank, { contract_begin: dayFrom(t, -90), contract_end: dayFrom(t, -1) })
  const save = (more: object, company = id) => branch('Maintenance/SaveBind', bindBody(company, more))
  const at = (path: string) => ({ Code: 1001, Data: [{ path }] })
  expect(await save({}, idle.id)).toMatchObject(at('company_id'))
  expect(await save({ device_types: [4, 9] })).toMatchObject(at('device_types'))
  expect(await save({ end_date: dayFrom(t, -1) })).toMatchObject(at('end_date'))
  expect(await save({ dept_ids: [t.world.unit.BB0011] })).toMatchObject({ Code: 403 })
  expect(await bank.post('Maintenance/SaveBind', bindBody(id, { dept_ids: [t.world.unit.BB0011] }))).toMatchObject(
    at('dept_ids'),
  )
  expect(await save({ dept_ids: [99_999_999] })).toMatchObject(at('dept_ids'))
  const other = await makeVendor(t, bank)
  const contact = granted(
    await bank.post('Maintenance/SaveContact', { company_id: other.id, name: '某人', phone: '19900001111' }),
  )
  expect(await save({ contact_id: contact.id })).toMatchObject(at('contact_id'))
  granted(await save({ device_types: [1] }))
  expect(await save({ device_types: [1], priority: 2 })).toMatchObject(at('company_id'))
  const safety = await t.as('outlet_safety')
  expect(await safety('Maintenance/SaveBind', bindBody(id))).toMatchObject({ Code: 401 })
})

test('bindings from a workbook: all or none, each fault in its column', async () => {
  const { id } = await makeVendor(t, bank)
  const { company_code } = granted(await bank.post('Maintenance/GetCompany', { id }))
  const head = ['机构编码', '设备类型', '厂商编号', '主备']
  const send = async (rows: (string | null)[][], commit: boolean) =>
    bank.post('Maintenance/ImportBind', { file_id: await makeWorkbook(t, bank.id, [head, ...rows]), commit })
  const bad = await send(
    [
      ['BA0012', '联动门', company_code, '主'],
      ['BA0099', '联动门', company_code, null],
      ['BA0012', '自卫器械', company_code, '主'],
      ['BA0012', '消防设施', 'WB9999', '备'],
      ['BA0012', '消防设施', company_code, '丙'],
    ],
    true,
  )
  expect(bad.Data).toMatchObject({ good: 1, bad: 4, committed: false })
  expect(bad.Data.rows.map(({ issues }: { issues: { column: string }[] }) => issues[0]?.column)).toEqual([
    '机构编码',
    '设备类型',
    '厂商编号',
    '主备',
  ])
  const rows = [
    ['BA0012', '消防设施', company_code, null],
    ['BA0010', '消防设施', company_code, '主'],
  ]
  expect((await send(rows, true)).Data).toMatchObject({ added: 2, committed: true })
})

test('the rule in SQL finds whom the rule in the program finds, by looking once', async () => {
  const draw = random('resolution')
  const db = t.services.database.kysely
  const day = dayFrom(t, 0)
  const units = Object.values(t.world.unit)
  const statuses = [1, 1, 2, 3] as const
  const companies = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const over = at % 4 === 1
      const { id } = await makeVendor(t, bank, {
        dept_ids: [t.world.unit.HQ0000],
        contract_begin: dayFrom(t, -90),
        contract_end: dayFrom(t, over ? -1 : 0),
      })
      const status = statuses[at % statuses.length] ?? 1
      await db.updateTable('maintain_company').set({ status, status_reason: '测' }).where('id', '=', id).execute()
      return id
    }),
  )
  const some = (list: readonly number[]) => list[draw.int(0, list.length - 1)] as number
  await db.deleteFrom('maintain_bind').execute()
  const bindings = units.flatMap((dept_id) =>
    [1, 2, 3].flatMap((device_type) =>
      [1, 2].flatMap((priority) =>
        draw.chance(0.4)
          ? [
              {
                ...{ dept_id, device_type, priority, company_id: some(companies), status: draw.chance(0.9) ? 1 : 0 },
                begin_date: dayFrom(t, draw.chance(0.8) ? -1 : 1),
                end_date: draw.chance(0.5) ? null : dayFrom(t, draw.int(1, 3)),
                create_time: t.clock.at,
              },
            ]
          : [],
      ),
    ),
  )
  await db.insertInto('maintain_bind').values(bindings).execute()
  const devices = units.flatMap((dept_id) =>
    [1, 2, 3].map((device_type) => ({
      ...{ equip_no: `R${dept_id}-${device_type}`, name: '设备', location: '某处', dept_id, device_type },
      maintain_company_id: draw.chance(0.3) ? some(companies) : null,
      create_time: t.clock.at,
    })),
  )
  await db.insertInto('equipment').values(devices).execute()
  const rows = await everything(db)
    .selectFrom('equipment')
    .select(['id', 'dept_id', 'device_type', 'maintain_company_id'])
    .where('equip_no', 'like', 'R%')
    .execute()
  const found = await vendorsOf(db as never, rows, day)
  for (const company of [...companies, null]) {
    const theirs = everything(db)
      .selectFrom('equipment')
      .select('id')
      .where('equip_no', 'like', 'R%')
      .where(maintainedBy(company, day))
    const expected = rows.filter((_, at) => (found[at]?.company_id ?? null) === company)
    expect((await theirs.execute()).map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    // Of a hundred thousand devices, too, the bindings are resolved once and not for each.
    expect((await planOf(t, theirs)).perRow).toEqual([])
  }
  expect(new Set(found.map((vendor) => vendor?.way))).toEqual(new Set(['named', 'bound', 'inherited', undefined]))
})
