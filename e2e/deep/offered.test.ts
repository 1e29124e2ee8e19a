import { expect, test } from 'vitest'
import { demoUsers } from '../../nouns/settings/login/console/demoUsers.ts'
import { PASSWORD } from '../support/browser.ts'
import { pixel } from '../support/photo.ts'
import { served } from '../support/served.ts'

/**
 * The server accepts every row action that a list offers (issue 15, 2.4): for each role the newest rows of every
 * register in the demonstration, one of each state, and each move that the row offers, sent as the page would send it.
 */

type Row = { id: number; version: number; status?: number; allowed?: string[]; moves?: string[]; exemptible?: boolean }
type Answer = { Code: number; Message: string; Data: unknown }
/**
 * Path with the fields of the body besides id and version, or all of it (`photo`: one of the caller's); null: opens a
 * form, whose save is tested elsewhere.
 */
type Sent = readonly [path: string, body?: object | ((row: Row, photo: () => Promise<number>) => object)] | null

const sign = { method: 2, password: PASSWORD }
const reason = '核对后处理'
const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
const takeOver = (table: string): Sent => ['Common/TakeOver', { table }]
const published = (of: string): Record<string, Sent> => ({
  edit: null,
  publish: [`${of}/Publish`],
  disable: [`${of}/Disable`],
  enable: [`${of}/Enable`],
  delete: [`${of}/Delete`],
  copy: null,
})
const car = (command: string): Sent => ['Escort/ChangeCarStatus', { command, reason }]
const staff = (command: string): Sent => ['Escort/ChangeStaffStatus', { command, reason }]
const company = (command: string): Sent => ['Escort/ChangeCompanyStatus', { command, reason }]

type Register = {
  query?: object
  moves: Readonly<Record<string, Sent>>
  /** The actions that the page decides itself, if the row does not contain them. */
  offered?: (row: Row) => readonly string[]
}

const registers: Readonly<Record<string, Register>> = {
  'RoomKey/GetPageList': {
    moves: {
      give: ['RoomKey/Give', { sign }],
      receive: ['RoomKey/Receive', { sign }],
      supervise: ['RoomKey/Supervise', { sign }],
      return: ['RoomKey/Return', { sign }],
      refuse: ['RoomKey/Refuse', { reason }],
      void: ['RoomKey/Void', { reason }],
    },
  },
  'SecurityCheck/GetPageList': {
    moves: {
      edit: null,
      takeOver: takeOver('security_check'),
      sign: ['SecurityCheck/Sign', { sign }],
      confirm: ['SecurityCheck/Confirm', { sign }],
      revoke: ['SecurityCheck/Revoke', { reason }],
      delete: ['SecurityCheck/Delete'],
    },
  },
  'MoneyBox/GetPageList': {
    moves: {
      edit: null,
      takeOver: takeOver('money_box'),
      sign: ['MoneyBox/Sign', { sign }],
      // Drawn by a crew member, whom the list does not name.
      escortSign: null,
      leave: ['MoneyBox/Leave'],
      reject: ['MoneyBox/Reject', { exception_type: 1, exception_desc: reason }],
      dispute: ['MoneyBox/Dispute', { reason }],
      resolve: ['MoneyBox/Resolve', { result: reason }],
      delete: ['MoneyBox/Delete'],
    },
  },
  'OutInside/GetPageList': {
    moves: { edit: null, leave: ['OutInside/Leave'], void: ['OutInside/Void', { reason }] },
  },
  'VideoAccess/GetPageList': {
    moves: {
      edit: null,
      takeOver: takeOver('video_access'),
      register: null,
      sign: ['VideoAccess/Sign', { sign }],
      return: ['VideoAccess/Return'],
      refuse: ['VideoAccess/Refuse', { reason }],
    },
  },
  'FaultRepair/GetPageList': {
    moves: {
      edit: null,
      order: null,
      start: ['FaultRepair/Start', { handle_mode: 1 }],
      finish: ['FaultRepair/Finish', { handle_result: reason, sign }],
      giveUp: ['FaultRepair/GiveUp', { handle_result: reason }],
      void: ['FaultRepair/Void', { reason }],
    },
  },
  'Rectification/GetPageList': {
    moves: {
      edit: null,
      start: ['Rectification/Start'],
      submit: [
        'Rectification/Submit',
        async ({ id, version }, photo) => ({ id, version, measure: reason, result_photos: [await photo()] }),
      ],
      review: ['Rectification/Review', { passed: true }],
      delay: ['Rectification/Delay', { deadline: day, reason }],
      decideDelay: ['Rectification/DecideDelay', { granted: true }],
      cancel: ['Rectification/Cancel', { reason }],
    },
  },
  'Notice/GetNoticePageList': {
    query: { managed: true },
    moves: {
      edit: null,
      takeOver: takeOver('notice'),
      publish: ['Notice/UpdateNoticeStatus', { status: 1 }],
      withdraw: ['Notice/UpdateNoticeStatus', { status: 2, reason }],
      receipt: null,
      delete: ['Notice/DeleteNotice'],
    },
  },
  'CustomForm/GetPageList': { moves: published('CustomForm') },
  'OaFlow/GetPageList': { moves: published('OaFlow') },
  'OaExamine/GetPageList': {
    moves: {
      withdraw: ['OaExamine/Withdraw', ({ id }) => ({ id })],
      urge: ['OaExamine/Urge', ({ id }) => ({ id })],
      delete: ['OaExamine/Delete'],
      edit: null,
      submit: null,
      comment: null,
      cc: null,
      again: null,
      revoke: null,
      terminate: null,
      reassign: null,
      print: null,
    },
  },
  'Escort/GetPlanPageList': {
    moves: {
      edit: null,
      takeOver: takeOver('escort_plan'),
      publish: ['Escort/PublishPlan'],
      change: null,
      cancel: ['Escort/CancelPlan', { reason }],
      delete: ['Escort/DeletePlan'],
    },
  },
  'Escort/GetCarPageList': {
    moves: {
      repair: car('repair'),
      repaired: car('repaired'),
      stop: car('stop'),
      start: car('start'),
      scrap: car('scrap'),
      confirmScrap: car('confirmScrap'),
      refuseScrap: car('refuseScrap'),
    },
  },
  'Escort/GetStaffPageList': {
    moves: {
      audit: ['Escort/AuditStaff', { command: 'reject', opinion: reason }],
      issuePass: ['Escort/IssueStaffPass', { pass_end: day }],
      stop: staff('stop'),
      start: staff('start'),
      leave: staff('leave'),
      blacklist: ['Escort/BlacklistStaff', { reason }],
      // Needs the number of the decision and its papers.
      unblacklist: null,
    },
  },
  'Escort/GetCompanyPageList': {
    moves: {
      suspend: company('suspend'),
      resume: company('resume'),
      terminate: company('terminate'),
      blacklist: company('blacklist'),
    },
  },
  'TaskAssignment/GetPageList': {
    moves: { exempt: ['TaskAssignment/Exempt', ({ id }) => ({ ids: [id], reason })] },
    offered: ({ exemptible }) => (exemptible ? ['exempt'] : []),
  },
}

/** Without the right: the page shows no button without the operation (`useCan`). */
const NO_RIGHT = 401
/** Out of scope, missing, or in another state. */
const REFUSED = [403, 404, 1004, 1012]
/** What the list does not look up for each row: the registers may have changed since the first of two signatures. */
const UNFORESEEN = /签名后登记簿有新的情况/

async function session(username: string) {
  const { address } = served()
  const post = async (path: string, body: object, token = ''): Promise<Answer> => {
    const response = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  }
  const { Data } = await post('Login/GetJwtToken', { username, password: PASSWORD, loginOs: 1, jscode: '' })
  const { token } = Data as { token: string }
  const photo = async () => {
    const form = new FormData()
    form.set('file', new Blob([pixel], { type: 'image/png' }), 'photo.png')
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() }
    const sent = await fetch(`${address}/api/Common/UploadFileServer`, { method: 'POST', headers, body: form })
    return ((await sent.json()) as { Data: { id: number } }).Data.id
  }
  return { post: (path: string, body: object) => post(path, body, token), photo }
}

const judged = new Set<string>()

test.each(demoUsers)('%s: what a row offers is accepted', async (role) => {
  const { post, photo } = await session(role)
  const wrong: string[] = []
  for (const [list, { query = {}, moves, offered }] of Object.entries(registers)) {
    const found = await post(list, { pagesize: 50, ...query })
    if (found.Code !== 0) continue
    const used = new Set<number>()
    const triedStates = new Set<string>()
    for (const row of found.Data as Row[])
      for (const move of offered?.(row) ?? row.allowed ?? row.moves ?? []) {
        const sent = moves[move]
        expect(sent, `${list} ${move} has no line here`).not.toBeUndefined()
        const key = `${list} ${row.status} ${move}`
        if (!sent || triedStates.has(key) || used.has(row.id)) continue
        triedStates.add(key)
        const [path, body] = sent
        const whole =
          typeof body === 'function' ? await body(row, photo) : { id: row.id, version: row.version, ...body }
        const answer = await post(path, whole)
        if (answer.Code === NO_RIGHT) continue
        if (answer.Code === 0) used.add(row.id)
        // 1001: the body was invalid, so the rules were not checked.
        if (answer.Code !== 1001) judged.add(`${list} ${move}`)
        if (REFUSED.includes(answer.Code) && !UNFORESEEN.test(answer.Message))
          wrong.push(`${key}: ${answer.Code} ${answer.Message}`)
      }
  }
  expect(wrong).toEqual([])
})

test('enough was judged to say so', () => {
  expect([...judged].toSorted().length).toBeGreaterThan(25)
})
