import { localTime } from '@shouya/server/core/time/local.ts'
import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import {
  approval,
  definitionWith,
  makeFlow,
  makeRequest,
  taskOf,
} from '../../../../approvals/server/testing/approvals.ts'
import { field, formOf, period, rows } from '../../../../approvals/template/server/form.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
let serial = 0

/** An unused identity number with its check digit. */
export function idCard(): string {
  const body = `99999919900307${String(++serial).padStart(3, '0')}`
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * Number(body[index]), 0)
  return body + '10X98765432'[sum % 11]
}

/** The business time some minutes from now. */
export const timeIn = (t: TestApp, minutes: number): string =>
  localTime(new Date(t.clock.at.getTime() + minutes * 60_000), 'Asia/Shanghai')

/** A visitor with a delivery in the hall, entered by `owner`. */
export const entryBody = async (t: TestApp, owner: number, more: object = {}) => ({
  person_type: 8,
  name: '石敬亭',
  gender: 1,
  company: '沧岭速递',
  cert_type: 1,
  cert_no: idCard(),
  phone: '19900000001',
  areas: [1],
  visit_reason: 4,
  weapon_check: true,
  privacy_told: true,
  visitor_sign_file_id: await makeImage(t, owner),
  ...more,
})

/** A visitor who is inside. */
export async function makeEntry(t: TestApp, by: { id: number; post: Post }, more: object = {}) {
  const body = await entryBody(t, by.id, more)
  const { id, version, bill_no } = granted(await by.post('OutInside/Save', body))
  return { id: id as number, version: version as number, bill_no: bill_no as string, body }
}

const choices = { options: ['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value })) }

/** A flow whose approval permits visits, decided by one person. */
export const makeVisitFlow = (t: TestApp, decides: number) =>
  makeFlow(t, {
    document: JSON.stringify(
      formOf(8, [
        field('input', '施工单位', 'company'),
        rows('进入人员', 'persons', [
          field('input', '姓名', 'name'),
          field('input', '身份证号', 'id_card', { sensitive: true }),
        ]),
        field('checkbox', '进入区域', 'area', choices, { optional: true }),
        field('date', '起止时间', 'begin_end', period),
      ]),
    ),
    definition: {
      ...definitionWith(approval('n1', [decides])),
      onPass: [{ topic: 'visit_permit.create', undo: 'visit_permit.cancel' }],
    },
  })

/** A flow whose approval permits the vault once. */
export const makeVaultFlow = (t: TestApp, decides: number) =>
  makeFlow(t, {
    document: JSON.stringify(
      formOf(9, [
        rows('进入人员', 'persons', [field('input', '姓名', 'name'), field('input', '单位', 'unit')]),
        field('date', '进入时间', 'enter_time', { showTime: true, format: 'YYYY-MM-DD HH:mm' }),
        field('number', '时长', 'duration', { min: 5, max: 240 }),
        field('select', '持钥人', 'keys_holders', { dynamic: true, dynamicKey: 'users', multiple: true }),
      ]),
    ),
    definition: {
      ...definitionWith(approval('n1', [decides])),
      onPass: [{ topic: 'vault_permit.create', undo: 'vault_permit.cancel' }],
    },
  })

/** A flow whose approval permits access to recordings. */
export const makeVideoFlow = (t: TestApp, decides: number) =>
  makeFlow(t, {
    document: JSON.stringify(
      formOf(7, [
        field('radio', '申请方', 'applicant_type', choices),
        field('input', '申请单位', 'applicant_unit'),
        field('input', '申请人', 'applicant_name'),
        field('input', '证件号码', 'cert_no', { sensitive: true }),
        field('number', '机构', 'dept_id'),
        rows('摄像机', 'camera_list', [field('input', '编号', 'camera_no'), field('input', '名称', 'name')]),
        field('date', '录像时段', 'video_range', period),
        field('radio', '方式', 'access_mode', choices),
        field('input', '事由', 'reason_desc'),
      ]),
    ),
    definition: {
      ...definitionWith(approval('n1', [decides])),
      onPass: [{ topic: 'video_access.create', undo: 'video_access.cancel' }],
    },
  })

type Flow = Awaited<ReturnType<typeof makeVisitFlow>>

/** An approved request, with its effects applied. */
export async function passRequest(t: TestApp, by: Post, leader: Post, flow: Flow, data: object) {
  const request = await makeRequest(by, { flow, data })
  granted(await leader('OaExamine/Audit', { task_id: await taskOf(leader, request.id), command: 'agree' }))
  await runEffects(t)
  return request
}

/** Runs the jobs of the queue. */
export async function runEffects(t: TestApp): Promise<void> {
  const waiting = await t.services.database.kysely
    .selectFrom('topic_effect')
    .select('id')
    .where('status', '=', 0)
    .execute()
  for (const { id } of waiting) await t.jobs.run('topic_effect', t.clock.at, { id })
}

/** An application for access to recordings. */
export const accessBody = (t: TestApp) => ({
  applicant_type: 5,
  applicant_name: '某上级',
  applicant_unit: '分行保卫科',
  cert_type: 2,
  cert_no: 'G1',
  phone: '19900000004',
  legal_doc_no: '介1号',
  video_reason: 4,
  reason: '安全检查',
  camera_list: [{ camera_no: 'C1', name: '大门' }],
  video_begin: timeIn(t, -300),
  video_end: timeIn(t, -240),
  access_mode: 1,
})

/** An application that may be carried out. */
export const makeAccess = async (t: TestApp, by: { id: number; post: Post }): Promise<number> =>
  granted(await by.post('VideoAccess/Submit', accessBody(t))).id
