import { cameraPhoto, PLACE } from '@shouya/server/testing/cameraPhoto.ts'
import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { fetchFile } from '@shouya/server/testing/upload.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import {
  bannerBody,
  byAccount,
  byName,
  dayFrom,
  makeBanner,
  picture,
  sendPicture,
  showBanner,
} from './testing/makeBanner.ts'

let t: TestApp
let admin: { username: string; post: Post }
beforeAll(async () => {
  t = await testApp()
  admin = await byName(t, 'sys_admin')
})
afterAll(() => t?.close())

const save = async (more: object) => admin.post('Banner/Save', await bannerBody(t, admin, more))
const get = async (id: number) => granted(await admin.post('Banner/Get', { id }))
const shownTo = async (username: string) => granted(await (await t.as(username))('Banner/GetShownList')).rows
const titles = async (username: string) => (await shownTo(username)).map(({ title }: { title: string }) => title)
const disable = async (id: number) =>
  granted(await admin.post('Banner/Disable', { id, version: (await get(id)).version }))

describe('the picture', () => {
  test('is 16:9 as its own header says, whatever it is called [C-2.7-03]', async () => {
    const image_file_id = await sendPicture(t, 'sys_admin', picture(160, 160))
    expect(await save({ image_file_id })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'image_file_id', message: '图片应为 16:9，这张是 160×160' }],
    })
    expect(await save({ image_file_id: await sendPicture(t, 'sys_admin', picture(168, 90)) })).toMatchObject({
      Code: 0,
    })
    expect(await save({ image_file_id: await sendPicture(t, 'sys_admin', picture(169, 90)) })).toMatchObject({
      Code: 1001,
    })
  })

  test('is shown without where it was taken', async () => {
    const image_file_id = await sendPicture(t, 'sys_admin', cameraPhoto())
    granted(await save({ image_file_id }))
    const { rawPayload } = await fetchFile(t, 'sys_admin', image_file_id)
    expect(rawPayload.includes('Exif') || rawPayload.includes(PLACE)).toBe(false)
  })

  test('has at most 2 MB', async () => {
    const large = Buffer.concat([picture(), Buffer.alloc(2 * 1_048_576)])
    expect(await save({ image_file_id: await sendPicture(t, 'sys_admin', large) })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'image_file_id', message: '图片不能超过 2 MB' }],
    })
  })

  test('does not move', async () => {
    const gif = Buffer.from('R0lGODlhEAAJAIAAAP///wAAACH5BAAAAAAALAAAAAAQAAkAAAIKhI+py+0Po5yUFQA7', 'base64')
    expect(await save({ image_file_id: await sendPicture(t, 'sys_admin', gif) })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'image_file_id', message: '只能用静止的 jpeg 或 png 图片' }],
    })
  })

  test('is the caller’s own upload, or that of the banner', async () => {
    const foreign = await sendPicture(t, 'hq_security')
    expect(await save({ image_file_id: foreign })).toMatchObject({ Code: 1001, Data: [{ path: 'image_file_id' }] })
    const first = await makeBanner(t, admin)
    const { image_file_id } = await get(first.id)
    expect(await save({ image_file_id })).toMatchObject({ Code: 1001, Data: [{ path: 'image_file_id' }] })
    expect(await save({ id: first.id, version: first.version, image_file_id })).toMatchObject({ Code: 0 })
  })
})

describe('the link', () => {
  test.for<[object, string]>([
    [{ link_type: 1, link: '/no/such/page' }, 'link'],
    [{ link_type: 1, link: '//elsewhere.example' }, 'link'],
    [{ link_type: 1, link: 'javascript:alert(1)' }, 'link'],
    [{ link_type: 1 }, 'link'],
    [{ link_type: 2, link: 'javascript:alert(1)' }, 'link'],
    [{ link_type: 2, link: 'https://name:word@example.com' }, 'link'],
    [{ link_type: 2, link: '/exception/dept' }, 'link'],
    [{ position: 1, link_type: 1, link: '/exception/dept' }, 'link_type'],
    [{ position: 4 }, 'link_type'],
    [{ link_type: 3 }, 'link_type'],
    [{ position: 5 }, 'position'],
    [{ end_date: '2020-01-01' }, 'end_date'],
    [{ alt: ' ' }, 'alt'],
    [{ title: '' }, 'title'],
    [{ visible_dept_ids: [999_999] }, 'visible_dept_ids'],
  ])('%j is refused at %s', async ([more, path]) => {
    expect(await save(more)).toMatchObject({ Code: 1001, Data: [{ path }] })
  })

  test('to a page is offered only to those who may open it; an entry is not there at all without it', async () => {
    const to = { link_type: 1, link: '/exception/role?x=1' }
    const carousel = await showBanner(t, admin, to)
    const entry = await showBanner(t, admin, { ...to, position: 4 })
    const rows = await shownTo('sys_admin')
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: carousel.id, ...to }),
        expect.objectContaining({ id: entry.id, ...to }),
      ]),
    )
    const seen = await shownTo('outlet_teller')
    expect(seen.find(({ id }: { id: number }) => id === carousel.id)).toMatchObject({ link_type: 0, link: null })
    expect(seen.some(({ id }: { id: number }) => id === entry.id)).toBe(false)
    await disable(carousel.id)
    await disable(entry.id)
  })
})

describe('what is shown', () => {
  test('is on, of today, and for the unit of the reader or one above it [C-3-36 C-7.2-69]', async () => {
    const { unit } = t.world
    const made = await Promise.all([
      showBanner(t, admin, { title: '松湾', visible_dept_ids: [unit.BA0001] }),
      showBanner(t, admin, { title: '东屏', visible_dept_ids: [unit.BB0001, unit.BA0012] }),
      showBanner(t, admin, { title: '明天', begin_date: dayFrom(t, 1) }),
      makeBanner(t, admin, { title: '未上架' }),
      showBanner(t, admin, { title: '全行', sort: 1 }),
    ])
    expect(await titles('outlet_teller')).toEqual(['全行', '松湾'])
    expect(await titles('safety_far')).toEqual(['全行', '东屏'])
    expect(await titles('hq_security')).toEqual(['全行'])
    const now = t.clock.at
    t.clock.at = new Date(now.getTime() + 86_400_000)
    expect(await titles('hq_security')).toEqual(['全行', '明天'])
    t.clock.at = new Date(now.getTime() + 40 * 86_400_000)
    expect(await titles('hq_security')).toEqual([])
    t.clock.at = now
    for (const { id } of made) if ((await get(id)).status === 1) await disable(id)
  })

  test('has the interval of the setting', async () => {
    const { version } = granted(await admin.post('Setting/Get', { key: 'banner.interval_ms' }))
    granted(await admin.post('Setting/Save', { key: 'banner.interval_ms', version, value: 7000 }))
    expect((await (await t.as('guard'))('Banner/GetShownList')).Data.interval_ms).toBe(7000)
  })

  test('is eight of a position at most, also when two are switched on at once', async () => {
    const [first] = await Promise.all(Array.from({ length: 7 }, () => showBanner(t, admin, { position: 3 })))
    const two = [await makeBanner(t, admin, { position: 3 }), await makeBanner(t, admin, { position: 3 })]
    const enable = ({ id, version }: { id: number; version: number }) => admin.post('Banner/Enable', { id, version })
    const codes = (await Promise.all(two.map(enable))).map(({ Code }) => Code)
    expect(codes.toSorted()).toEqual([0, 1004])
    // One that is shown elsewhere does not move in.
    const other = await showBanner(t, admin, { position: 2 })
    const { image_file_id } = await get(other.id)
    const body = await bannerBody(t, admin, { position: 3, image_file_id })
    const moved = await admin.post('Banner/Save', { ...body, id: other.id, version: other.version })
    expect(moved).toMatchObject({ Code: 1004, Message: expect.stringContaining('8') })
    // Nobody takes the last day away from what is shown.
    const id = first?.id ?? 0
    const shown = await get(id)
    const days = { begin_date: '2020-01-01', end_date: '2020-01-02' }
    const over = await bannerBody(t, admin, { position: 3, image_file_id: shown.image_file_id, ...days })
    expect(await admin.post('Banner/Save', { ...over, id, version: shown.version })).toMatchObject({ Code: 1004 })
    await disable(id)
    const refused = two[codes.indexOf(1004)]
    granted(await enable(refused as { id: number; version: number }))
    for (const row of granted(await admin.post('Banner/GetPageList', { status: [1], pagesize: 50 })) as {
      id: number
    }[])
      await disable(row.id)
  })

  test('a picture is fetched by those to whom it is shown, and by those who manage it', async () => {
    const { id } = await showBanner(t, admin, { visible_dept_ids: [t.world.unit.BA0001] })
    const { image_file_id, version } = await get(id)
    const codes = async () =>
      Promise.all(
        ['outlet_teller', 'safety_far', 'sys_admin'].map(
          async (name) => (await fetchFile(t, name, image_file_id)).statusCode,
        ),
      )
    expect(await codes()).toEqual([200, 403, 200])
    granted(await admin.post('Banner/Disable', { id, version }))
    expect(await codes()).toEqual([403, 403, 200])
  })
})

describe('clicks', () => {
  test('count once for each account and day, however often and however fast somebody calls', async () => {
    const { id } = await showBanner(t, admin)
    const [teller, guard] = [await t.as('outlet_teller'), await t.as('guard')]
    await Promise.all(Array.from({ length: 20 }, () => teller('Banner/Click', { id })))
    granted(await guard('Banner/Click', { id }))
    expect((await get(id)).click_count).toBe(2)
    const now = t.clock.at
    t.clock.at = new Date(now.getTime() + 86_400_000)
    granted(await teller('Banner/Click', { id }))
    expect((await get(id)).click_count).toBe(3)
    // Who it was is known for the day only; a changed version would trouble somebody who edits.
    await manifest.jobs?.banner_clicks?.run(t.services, t.clock.at, {} as never)
    const rows = await t.services.database.kysely.selectFrom('banner_click').selectAll().execute()
    expect(rows.map(({ day }) => day)).toEqual([dayFrom(t, 0)])
    t.clock.at = now
    expect((await get(id)).version).toBe(2)
    await disable(id)
    expect(await teller('Banner/Click', { id })).toMatchObject({ Code: 1002 })
  })

  test('of what is not for the caller count nothing', async () => {
    const { id } = await showBanner(t, admin, { visible_dept_ids: [t.world.unit.BB0001] })
    expect(await (await t.as('outlet_teller'))('Banner/Click', { id })).toMatchObject({ Code: 1002 })
    expect((await get(id)).click_count).toBe(0)
    await disable(id)
  })
})

describe('the sign-in page', () => {
  const list = async () => (await t.anonymous('Banner/GetSignInList')).Data
  const fetched = (url: string) => t.app.inject({ method: 'GET', url })

  test('shows strangers what is published for it, without ids, and nothing else', async () => {
    const sign = await showBanner(t, admin, { position: 1, link_type: 2, link: 'https://example.com/' })
    const inside = await showBanner(t, admin)
    await expect.poll(async () => (await list()).rows.length).toBe(1)
    const { rows } = await list()
    expect(rows[0]).toEqual({
      ...{ title: sign.title, alt: '灭火器和逃生路线图', link_type: 2, link: 'https://example.com/' },
      image: expect.stringMatching(/^\/api\/Common\/PublicPicture\?name=[0-9a-f]{64}$/),
    })
    const answer = await fetched(rows[0].image)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('public'),
    })
    // The picture of another banner, or of anything else, is not there for them.
    const { sha256 } = await t.services.database.kysely
      .selectFrom('file')
      .select('sha256')
      .where('id', '=', (await get(inside.id)).image_file_id)
      .executeTakeFirstOrThrow()
    for (const name of [sha256, '', 'x', '../store.id', '0'.repeat(64)])
      expect((await fetched(`/api/Common/PublicPicture?name=${encodeURIComponent(name)}`)).statusCode).toBe(404)
    expect((await fetched('/api/Common/PublicPicture?name=a&name=b')).statusCode).toBe(404)
    await disable(sign.id)
    await expect.poll(async () => (await list()).rows).toEqual([])
    expect((await fetched(rows[0].image)).statusCode).toBe(404)
    await disable(inside.id)
  })

  test('is for everybody: no units can be chosen', async () => {
    expect(await save({ position: 1, visible_dept_ids: [t.world.unit.BA0001] })).toMatchObject({
      Code: 1001,
      Data: [{ path: 'visible_dept_ids' }],
    })
  })

  test('is refused to an address that asks too often', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 310; nth++) statuses.push((await fetched('/api/Common/PublicPicture?name=x')).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('who manages', () => {
  test('a branch with the right publishes for its own units only, and touches nobody else’s', async () => {
    const account = await makeAccount(t, { unit: 'BA0001', scope: 4 })
    const branch = byAccount(account)
    const { unit } = t.world
    const body = (more: object) => bannerBody(t, branch, more)
    const put = async (more: object) => branch.post('Banner/Save', await body(more))
    expect(await put({})).toMatchObject({ Code: 1001, Data: [{ path: 'visible_dept_ids' }] })
    expect(await put({ position: 1 })).toMatchObject({ Code: 1001, Data: [{ path: 'visible_dept_ids' }] })
    expect(await put({ visible_dept_ids: [unit.BB0001] })).toMatchObject({ Code: 403 })
    const own = await showBanner(t, branch, { visible_dept_ids: [unit.BA0011] })
    expect(await titles('outlet_teller')).toContain(own.title)
    const theirs = await makeBanner(t, admin)
    expect(await branch.post('Banner/Get', { id: theirs.id })).toMatchObject({ Code: 403 })
    expect(await branch.post('Banner/Enable', { id: theirs.id, version: theirs.version })).toMatchObject({ Code: 403 })
    await disable(own.id)
  })

  test('nobody else: not a teller, not a guard, not a vendor', async () => {
    for (const name of ['outlet_teller', 'guard', 'vendor', 'hq_security']) {
      const post = await t.as(name)
      expect(await post('Banner/GetPageList')).toMatchObject({ Code: 401, Data: { reason: 'operation' } })
    }
  })

  test('what is shown is taken down before it is deleted, and comes back not shown', async () => {
    const { id, version } = await showBanner(t, admin)
    expect(await admin.post('Banner/Delete', { id, version })).toMatchObject({ Code: 1004 })
    const down = granted(await admin.post('Banner/Disable', { id, version }))
    granted(await admin.post('Banner/Delete', { id, version: down.version }))
    expect(await admin.post('Banner/Get', { id })).toMatchObject({ Code: 1002 })
    const [row] = granted(await admin.post('Recycle/GetPageList', { table: 'banner' }))
    granted(await admin.post('Recycle/Restore', { table: 'banner', id: row.id }))
    expect(await get(id)).toMatchObject({ status: 0 })
    const history = granted(await admin.post('Common/GetHistory', { table: 'banner', id }))
    expect(history.length).toBeGreaterThanOrEqual(4)
  })

  test('one whose last day is over cannot be shown', async () => {
    const { id, version } = await makeBanner(t, admin, { begin_date: dayFrom(t, -9), end_date: dayFrom(t, -2) })
    expect(await admin.post('Banner/Enable', { id, version })).toMatchObject({
      Code: 1004,
      Message: expect.stringContaining('日期已过'),
    })
  })

  test('a link leads to pages that are there', async () => {
    const routes = granted(await admin.post('Banner/GetRouteList')) as { path: string }[]
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/exception/dept', '/dashboard/notice']))
    expect(routes.some(({ path }) => path === '/exception')).toBe(false)
  })
})
