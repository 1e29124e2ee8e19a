import { HOUR, localText } from '@shouya/server/demo/calendar.ts'
import type { AskedAccess } from '../../../approvals/effect/demo/part.ts'
import { applicant, ID_CARD } from '../rules.ts'

/** The applicant, the recordings and the reason: the first part of a record. */
export type Application = {
  applicant_type: number
  applicant_unit: string
  applicant_name: string
  fellow_names: string | null
  cert_type: number
  legal_doc_type: number | null
  /** Of a request; an applicant's own document gets a number. */
  legal_doc_no: string | null
  video_reason: number
  reason: string
  access_mode: number
  camera_list: { camera_no: string; name: string }[]
  video_begin: string
  video_end: string
  oa_examine_id: number | null
  oa_examine_no: string | null
}

const kinds = {
  police: {
    applicant_type: applicant.police,
    applicant_unit: '松湾派出所',
    applicant_name: '民警',
    fellow_names: '另一名民警',
    cert_type: 3,
    legal_doc_type: 1,
    video_reason: 1,
    reason: '案件侦办，调取当日营业大厅录像',
  },
  regulator: {
    applicant_type: applicant.regulator,
    applicant_unit: '监管分局',
    applicant_name: '检查员',
    fellow_names: null,
    cert_type: 4,
    legal_doc_type: 3,
    video_reason: 4,
    reason: '现场检查，核对录像保存',
  },
  superior: {
    applicant_type: applicant.superior,
    applicant_unit: '分行保卫科',
    applicant_name: '保卫干事',
    fellow_names: null,
    cert_type: 2,
    legal_doc_type: 3,
    video_reason: 4,
    reason: '安全检查，抽查录像',
  },
} as const

export type Official = keyof typeof kinds

/** Of applicants with a document of their own. */
export const officialOf = (kind: Official, unit: number, access_mode: number, at: number): Application => ({
  ...kinds[kind],
  legal_doc_no: kind === 'police' ? '调证' : '介',
  access_mode,
  camera_list: [{ camera_no: `C${1 + (unit % 16)}`, name: '营业大厅' }],
  video_begin: localText(at - 26 * HOUR),
  video_end: localText(at - 25 * HOUR),
  oa_examine_id: null,
  oa_examine_no: null,
})

type Form = {
  applicant_type: string
  applicant_unit: string
  applicant_name: string
  legal_doc_no?: string
  camera_list: { camera_no: string; name: string }[]
  video_range: [string, string]
  access_mode: string
  reason_desc: string
}

/** Dictionary video_reason, as entered by an approved request. */
const OTHER = 6

/** Of an approved request. */
export function askedOf({ form, oa_examine_id, oa_examine_no }: AskedAccess): Application {
  const values = form as Form
  const [video_begin, video_end] = values.video_range
  return {
    applicant_type: Number(values.applicant_type),
    applicant_unit: values.applicant_unit,
    applicant_name: values.applicant_name,
    fellow_names: null,
    cert_type: ID_CARD,
    legal_doc_type: null,
    legal_doc_no: values.legal_doc_no || null,
    video_reason: OTHER,
    reason: values.reason_desc,
    access_mode: Number(values.access_mode),
    camera_list: values.camera_list.map(({ camera_no, name }) => ({ camera_no, name })),
    video_begin: `${video_begin}:00`,
    video_end: `${video_end}:00`,
    oa_examine_id,
    oa_examine_no,
  }
}
