import { createHash } from 'node:crypto'
import { searchText } from '@shouya/noun/searchText'
import { addDays } from '@shouya/server/core/time/local.ts'
import { HOUR, iso, localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { videoAccess } from '../noun.ts'
import { COPY } from '../rules.ts'
import type { AccessPlan } from './planAccess.ts'

type Making = {
  id: number
  plan: AccessPlan
  /** null for a draft. */
  bill_no: string | null
  personal: { cert_mask: string | null; phone_mask: string | null; personal_digest: string | null }
  operator: Person
  supervisor: Person
  /** Inserts a picture and returns its id. */
  file: (by: Person, at: number) => number
}

const status = videoAccess.states.codes

/** Dictionary copy_media. */
const DISC = 1
const STICK = 2
const signed = ({ id, real_name, ip }: Person, at: number | null) =>
  at === null ? null : { user_id: id, name: real_name, time: localText(at), method: 2, img_url: null, ip }

/** A record in its state of now. */
export function accessRow({ id, plan, bill_no, personal, operator, supervisor, file }: Making) {
  const { team, by, at, application, accessedAt, signedAt, returnedAt, end } = plan
  const wasAccessed = accessedAt !== null
  const day = localText(at).slice(0, 10)
  const brought = application.legal_doc_type !== null
  const content = {
    ...application,
    bill_no,
    dept_id: team.unit.id,
    personal_digest: personal.personal_digest,
    legal_doc_no: brought
      ? `${application.legal_doc_no}〔${day.slice(0, 4)}〕${String(id).padStart(4, '0')}号`
      : application.legal_doc_no,
    legal_doc_file_ids: brought ? [file(by, at)] : [],
    location: 1,
    operator_user_id: wasAccessed ? operator.id : null,
    supervisor_user_id: wasAccessed ? supervisor.id : null,
    result: wasAccessed ? '已查看，画面清晰' : null,
    ...mediaOf(plan, id, day),
    receiver_sign_file_id: wasAccessed ? file(operator, accessedAt) : null,
    remark: null,
    access_begin: wasAccessed ? localText(accessedAt - HOUR / 2) : null,
    access_end: wasAccessed ? localText(accessedAt) : null,
  }
  const names = { dept_name: team.unit.dept_name, operator_user_name: wasAccessed ? operator.real_name : null }
  return {
    id,
    ...content,
    ...personal,
    ...names,
    biz_date: day,
    status: stateOf(plan),
    submit_time: end === 'draft' ? null : iso(at),
    operator_sign: wasAccessed ? signed(operator, accessedAt) : null,
    supervisor_user_name: wasAccessed ? supervisor.real_name : null,
    supervisor_sign: signed(supervisor, signedAt),
    return_time: iso(returnedAt),
    return_user_id: returnedAt === null ? null : operator.id,
    return_user_name: returnedAt === null ? null : operator.real_name,
    close_reason: closing(plan),
    sign_hash: wasAccessed ? signedHash(videoAccess, content, TIMEZONE) : null,
    search_text: searchText(videoAccess, { ...content, ...names }),
    create_user_id: by.id,
    create_user_name: by.real_name,
    create_time: iso(at),
    version: 1 + [wasAccessed, signedAt, returnedAt, end !== 'draft' && end].filter(Boolean).length,
  }
}

/** Lent media: files of a copy and their hash, with the time of return. */
function mediaOf({ application, accessedAt, lent }: AccessPlan, id: number, day: string) {
  const copied = accessedAt !== null && application.access_mode === COPY
  return {
    copy_media: copied || lent ? (lent ? STICK : DISC) : null,
    media_no: copied || lent ? `${lent ? 'U' : 'G'}${String(id).padStart(5, '0')}` : null,
    file_count: copied ? 1 + (id % 4) : null,
    file_hash: copied ? createHash('sha256').update(`recording ${id}`).digest('hex') : null,
    return_due: lent ? addDays(day, 5) : null,
  }
}

function stateOf({ end, accessedAt, signedAt, lent, returnedAt }: AccessPlan): number {
  if (end === 'draft') return status.draft
  if (end !== null) return end === 'expired' ? status.expired : status.refused
  if (accessedAt === null) return status.open
  if (signedAt === null) return status.accessed
  return lent && returnedAt === null ? status.toReturn : status.done
}

function closing({ end }: AccessPlan): string | null {
  if (end === 'revoked') return '审批已撤销'
  return end === 'refused' ? '文书与申请不符' : null
}
