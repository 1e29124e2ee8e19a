import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'

type Seen = { id: number; version: number }

const words = { category: 1, title: '季度检查报告', period_key: '2026Q3', secret_level: 1 }

/** An upload of the owner that waits for its archiving. */
const waiting = async ({ t, owner }: Stage): Promise<Seen> =>
  granted(await owner.post('ReportFile/Save', { ...words, file_id: await makeImage(t, owner.id) }))

/** A file of the owner's unit in the archive. */
async function archived(stage: Stage): Promise<Seen> {
  const { id, version } = granted(await stage.owner.post('ReportFile/Archive', await waiting(stage)))
  return { id, version }
}

const of = (make: (stage: Stage) => Promise<Seen>, body: object = {}): Case => ({
  subject: async (stage) => {
    const { id, version } = await make(stage)
    return { id, version, ...body }
  },
})
const byId = (more: object = {}): Case => ({ subject: async (stage) => ({ id: (await archived(stage)).id, ...more }) })
const inUnit: Case = {
  filter: async (stage) => {
    await archived(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  },
  rows: listed,
}
let serial = 0

/** A list of destruction of the owner's unit, inserted directly. */
async function makeListRow({ services, world }: Stage['t']): Promise<number> {
  const { id } = await services.database.kysely
    .insertInto('destroy_list')
    .values({
      ...{ destroy_no: `XHROW${++serial}`, dept_id: world.unit[THERE], table_name: 'room_key', years_of: 'key' },
      ...{ before_day: '2020-01-01', hash: '0'.repeat(64), create_time: new Date(0) },
      ...{ create_user_id: world.user.safety_far, create_user_name: '某人' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A record of the owner's unit that is held. */
async function makeHoldRow({ services, world }: Stage['t']): Promise<number> {
  const { id } = await services.database.kysely
    .insertInto('record_hold')
    .values({
      ...{ table_name: 'room_key', record_id: ++serial, dept_id: world.unit[THERE], dept_name: '东屏路营业室' },
      ...{ reason: '涉诉', create_user_id: world.user.safety_far, create_user_name: '某人', create_time: new Date(0) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const loan = { purpose: '配合检查', due_date: '2026-11-30' }

/** What names a row in the actions of the noun. */
export default {
  'ReportFile/Get id': byId(),
  'ReportFile/GetPageList dept_id': inUnit,
  'ReportFile/GetPrintList dept_id': inUnit,
  'ReportFile/GetPrintList ids': { filter: async (stage) => ({ ids: [(await archived(stage)).id] }), rows: listed },
  'ReportFile/GetPersonList dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'ReportFile/Save id': of(waiting, words),
  'ReportFile/Save dept_id': {
    subject: async ({ t, owner }) => ({
      ...{ ...words, dept_id: t.world.unit[THERE], file_id: await makeImage(t, owner.id) },
    }),
  },
  'ReportFile/Save file_id': {
    refused: async ({ t, owner }) => ({ ...words, file_id: await makeImage(t, owner.id) }),
    code: 1001,
    path: 'file_id',
  },
  'ReportFile/Archive id': of(waiting),
  'ReportFile/Lend id': {
    subject: async (stage) => ({ ...(await archived(stage)), ...loan, borrower_user_id: stage.owner.id }),
  },
  'ReportFile/Lend borrower_user_id': {
    free: 'who may not see the file is refused with 1001 (reportFile.db.test.ts)',
  },
  'ReportFile/GiveBack id': of(archived),
  'ReportFile/Hold id': of(archived, { reason: '涉诉保全' }),
  'ReportFile/Release id': of(archived),
  'ReportFile/Delete id': of(waiting),
  'ReportFile/Preview id': byId(),
  'ReportFile/Download id': byId(),
  'ReportFile/ListToDestroy ids': {
    free: 'read in scope; one that is not there is refused as one that is not past its years (1001 ids.0)',
  },
  'ReportFile/GetDestroyItems id': { subject: async ({ t }) => ({ id: await makeListRow(t) }) },
  'ReportFile/GetDestroyPrintList ids': {
    filter: async ({ t }) => ({ ids: [await makeListRow(t)] }),
    rows: listed,
  },
  'ReportFile/ReleaseRecord id': { subject: async ({ t }) => ({ id: await makeHoldRow(t) }) },
} satisfies Cases
