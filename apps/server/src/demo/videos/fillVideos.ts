import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { digestOf, salted, sealPersonal } from '../../areas/daily/personal.ts'
import { signedHash } from '../../areas/daily/videoAccess/content.ts'
import { applicant, status } from '../../areas/daily/videoAccess/rules.ts'
import { searchText } from '../../areas/daily/videoAccess/searchText.ts'
import { documentNumber, type Serial, unitPart } from '../../core/numbers/nextNumber.ts'
import { maskNumber } from '../../core/personal/maskNumber.ts'
import type { Services } from '../../core/services.ts'
import { addDays } from '../../core/time/local.ts'
import type { DB } from '../../db/schema.gen.ts'
import { type Calendar, HOUR, localText, TIMEZONE } from '../calendar.ts'
import { photoBook } from '../checks/photoBook.ts'
import { insertRows } from '../insertRows.ts'
import type { Person, Team } from '../people.ts'
import { type AccessPlan, planAccess } from './planAccess.ts'

export const videoTables = ['video_access', 'video_access_secret']

const signature = fileURLToPath(new URL('../visitors/signature.png', import.meta.url))

type Options = { people: readonly Person[]; teams: readonly Team[]; days: Calendar; services: Services }
type Officers = { operator: Person; supervisor: Person }

const kinds = {
  police: {
    type: applicant.police,
    unit: '松湾派出所',
    name: '民警',
    with: '另一名民警',
    cert: 3,
    document: 1,
    reason: 1,
  },
  regulator: {
    type: applicant.regulator,
    unit: '监管分局',
    name: '检查员',
    with: null,
    cert: 4,
    document: 3,
    reason: 4,
  },
  superior: {
    type: applicant.superior,
    unit: '分行保卫科',
    name: '保卫干事',
    with: null,
    cert: 2,
    document: 3,
    reason: 4,
  },
} as const
const words = {
  police: '案件侦办，调取当日营业大厅录像',
  regulator: '现场检查，核对录像保存',
  superior: '安全检查，抽查录像',
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const signed = ({ id, real_name, ip }: Person, at: number | null) =>
  at === null ? null : { user_id: id, name: real_name, time: localText(at), method: 2, img_url: null, ip }

/** Sixty days of access to recordings (domain 16.2), of those who bring a document. Answers how many. */
export async function fillVideos(tx: Kysely<DB>, { people, teams, days, services }: Options): Promise<number> {
  const pictures = await photoBook(tx, await services.files.put(createReadStream(signature)))
  const plans = teams
    .flatMap((team) => planAccess(team, days))
    .sort((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
  const serials = new Map<string, Serial>()
  const numberOf = ({ team, at }: AccessPlan) => {
    const day = localText(at).slice(0, 10)
    const unit = unitPart(team.unit.dept_code)
    const serial = serials.get(`${day} ${unit}`) ?? { prefix: 'LX', day, unit, last: 0 }
    serial.last++
    serials.set(`${day} ${unit}`, serial)
    return documentNumber(serial)
  }
  const made = plans.map((plan, index) => {
    const id = index + 1
    const numbers = {
      cert_no: `J${String(100_000 + index * 7)}`,
      phone: `1990002${String(id).padStart(4, '0')}`,
      fellows: [],
    }
    const kept = salted(numbers)
    const file = (by: Person, at: number) => pictures.add(by, at, { table: 'video_access', id })
    const personal = {
      cert_mask: maskNumber(numbers.cert_no),
      phone_mask: maskNumber(numbers.phone),
      personal_digest: digestOf(kept),
    }
    const row = {
      id,
      ...accessRow({ plan, bill_no: numberOf(plan), personal, officers: officersOf(plan.team, people), file }),
    }
    return { row, secret: { video_access_id: id, sealed: sealPersonal(services.keys, 'video_access', id, kept) } }
  })
  await insertRows(tx, 'file', pictures.rows())
  await insertRows(
    tx,
    'video_access',
    made.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'video_access_secret',
    made.map(({ secret }) => secret),
  )
  await insertRows(tx, 'serial', [...serials.values()])
  return made.length
}

type Making = {
  plan: AccessPlan
  bill_no: string
  personal: { cert_mask: string; phone_mask: string; personal_digest: string }
  officers: Officers
  file: (by: Person, at: number) => number
}

function accessRow({ plan, bill_no, personal, officers, file }: Making) {
  const { team, at, kind, mode, accessedAt, signedAt, lent, returnedAt, end } = plan
  const { unit, safety } = team
  const who = kinds[kind]
  const done = accessedAt !== null
  const day = localText(at).slice(0, 10)
  const content = {
    bill_no,
    dept_id: unit.id,
    applicant_type: who.type,
    applicant_name: who.name,
    applicant_unit: who.unit,
    personal_digest: personal.personal_digest,
    fellow_names: who.with,
    legal_doc_type: who.document,
    legal_doc_no: `${kind === 'police' ? '调证' : '介'}〔${day.slice(0, 4)}〕${bill_no.slice(-4)}号`,
    legal_doc_file_ids: [file(safety, at)],
    video_reason: who.reason,
    reason: words[kind],
    oa_examine_id: null,
    oa_examine_no: null,
    location: 1,
    camera_list: [{ camera_no: `C${1 + (unit.id % 16)}`, name: '营业大厅' }],
    access_mode: mode,
    operator_user_id: done ? officers.operator.id : null,
    supervisor_user_id: done ? officers.supervisor.id : null,
    result: done ? '已查看，画面清晰' : null,
    copy_media: lent ? 2 : null,
    media_no: lent ? `U${bill_no.slice(-6)}` : null,
    file_count: null,
    file_hash: null,
    receiver_sign_file_id: done ? file(officers.operator, accessedAt) : null,
    return_due: lent ? addDays(day, 5) : null,
    remark: null,
    video_begin: localText(at - 26 * HOUR),
    video_end: localText(at - 25 * HOUR),
    access_begin: done ? localText(accessedAt - HOUR / 2) : null,
    access_end: done ? localText(accessedAt) : null,
  }
  const dept_name = unit.dept_name
  const operator_user_name = done ? officers.operator.real_name : null
  return {
    ...content,
    ...personal,
    biz_date: day,
    dept_name,
    status: stateOf(plan),
    cert_type: who.cert,
    submit_time: iso(at),
    operator_user_name,
    operator_sign: done ? signed(officers.operator, accessedAt) : null,
    supervisor_user_name: done ? officers.supervisor.real_name : null,
    supervisor_sign: signed(officers.supervisor, signedAt),
    return_time: iso(returnedAt),
    return_user_id: returnedAt === null ? null : officers.operator.id,
    return_user_name: returnedAt === null ? null : officers.operator.real_name,
    close_reason: end === 'refused' ? '文书与申请不符' : null,
    sign_hash: done ? signedHash(content, TIMEZONE) : null,
    search_text: searchText({ ...content, dept_name, operator_user_name }),
    create_user_id: safety.id,
    create_user_name: safety.real_name,
    create_time: iso(at),
    version: 1 + [done, signedAt, returnedAt, end].filter(Boolean).length,
  }
}

function stateOf({ end, accessedAt, signedAt, lent, returnedAt }: AccessPlan): number {
  if (end !== null) return end === 'refused' ? status.refused : status.expired
  if (accessedAt === null) return status.open
  if (signedAt === null) return status.accessed
  return lent && returnedAt === null ? status.toReturn : status.done
}

/** The monitoring centre and the security section of an outlet's branch. */
function officersOf({ unit }: Team, people: readonly Person[]): Officers {
  const branch = Number(unit.path.split('.')[1])
  const inBranch = (role: string) =>
    people.find((one) => one.role === role && (one.unit.id === branch || one.unit.parent_id === branch)) ??
    people.find((one) => one.role === role)
  const [operator, supervisor] = [inBranch('monitor_center'), inBranch('branch_security')]
  if (!operator || !supervisor) throw new Error(`${unit.dept_code} has nobody who shows recordings`)
  return { operator, supervisor }
}
