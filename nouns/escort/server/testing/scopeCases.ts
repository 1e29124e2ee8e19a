import { type Account, granted, makeAccount, makeImage } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import {
  type Case,
  type Cases,
  foreignWorkbook,
  listed,
  type Stage,
  THERE,
} from '@shouya/server/testing/matrix/scopeCase.ts'
import { companyThere } from './companyThere.ts'
import { carBody, makeCompany, staffBody } from './escort.ts'

const reason = '严重违反押运纪律被查处'

const carThere = async (stage: Stage) => {
  const { id } = await companyThere(stage)
  return granted(await stage.signer.post('Escort/SaveCar', await carBody(stage.t, stage.signer, id)))
}
const staffThere = async (stage: Stage) => {
  const { id } = await companyThere(stage)
  const body = await staffBody(stage.t, stage.signer, id, { dept_ids: [stage.t.world.unit[THERE]] })
  return { ...granted(await stage.signer.post('Escort/SaveStaff', body)), company: id }
}

type Make = (stage: Stage) => Promise<{ id: number; version: number }>
const of = (make: Make, more?: Body): Case => ({
  subject: async (stage) => {
    const { id, version } = await make(stage)
    return more ? { id, version, ...more } : { id }
  },
})

/** A company that serves the whole bank, so that only the tested field can be out of scope. */
const anywhere = async ({ t, signer }: Stage) =>
  makeCompany(t, signer, 'BA0001', { dept_ids: [t.world.unit.BA0001, t.world.unit.BB0001] })

const companyBody = async ({ t }: Stage, by: Account, more: Body): Promise<Body> => {
  const no = Math.random().toString(36).slice(2, 10)
  return {
    company_name: `某公司${no}`,
    service_types: [2],
    credit_code: `91330000MB${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    licence_no: no,
    licence_begin: '2024-01-01',
    licence_end: '2036-01-01',
    contract_no: no,
    contract_begin: '2024-01-01',
    contract_end: '2036-01-01',
    dept_ids: [t.world.unit[by.unit]],
    leader_name: '某',
    leader_phone: '19900000001',
    dispatch_phone: '19900000002',
    licence_file_ids: [await makeImage(t, by.id)],
    contract_file_ids: [await makeImage(t, by.id)],
    ...more,
  }
}

/** Another person's upload. */
const foreignFile = (path: string, body: (stage: Stage, caller: Account, file: number) => Promise<Body>): Case => ({
  refused: async (stage, caller) => {
    // The control refers to a file of its own.
    const uploader = caller.id === stage.owner.id ? caller : stage.colleague
    return body(stage, caller, await makeImage(stage.t, uploader.id))
  },
  code: 1001,
  path,
})
const companyFile = (field: string) =>
  foreignFile(field, (stage, caller, file) => companyBody(stage, caller, { [field]: [file] }))
const staffFile = (field: string) =>
  foreignFile(field, async (stage, caller, file) =>
    staffBody(stage.t, caller, (await anywhere(stage)).id, {
      dept_ids: [stage.t.world.unit[caller.unit]],
      [field]: file,
    }),
  )

const filter = (make: (stage: Stage) => Promise<Body>): Case => ({ filter: make, rows: listed })
const staffFilters = async (stage: Stage, field: string): Promise<Body> => {
  const { company } = await staffThere(stage)
  return { [field]: field === 'dept_id' ? stage.t.world.unit[THERE] : company }
}

/** What names a row in the actions of its nouns. */
export default {
  'Escort/GetCompany id': of(companyThere),
  'Escort/GetCompanyPrintList ids': { subject: async (stage) => ({ ids: [(await companyThere(stage)).id] }) },
  'Escort/SaveCompany id': {
    subject: async (stage) => ({
      ...(await companyBody(stage, stage.owner, {})),
      ...(await companyThere(stage)),
      dept_ids: [stage.t.world.unit[THERE]],
    }),
  },
  'Escort/SaveCompany dept_ids': {
    subject: (stage) => companyBody(stage, stage.owner, { dept_ids: [stage.t.world.unit[THERE]] }),
  },
  'Escort/SaveCompany licence_file_ids': companyFile('licence_file_ids'),
  'Escort/SaveCompany contract_file_ids': companyFile('contract_file_ids'),
  'Escort/DeleteCompany id': of(companyThere, {}),
  'Escort/ChangeCompanyStatus id': of(companyThere, { command: 'suspend', reason }),
  'Escort/GetCarPageList escort_company_id': filter(async (stage) => {
    const { id } = await companyThere(stage)
    granted(await stage.signer.post('Escort/SaveCar', await carBody(stage.t, stage.signer, id)))
    return { escort_company_id: id }
  }),
  'Escort/GetCar id': of(carThere),
  'Escort/GetCarPrintList ids': { subject: async (stage) => ({ ids: [(await carThere(stage)).id] }) },
  'Escort/SaveCar id': {
    subject: async (stage) => {
      const { id, version } = await carThere(stage)
      const row = granted(await stage.signer.post('Escort/GetCar', { id }))
      return { ...(await carBody(stage.t, stage.owner, row.escort_company_id)), id, version }
    },
  },
  'Escort/SaveCar escort_company_id': {
    subject: async (stage) => carBody(stage.t, stage.owner, (await companyThere(stage)).id),
  },
  'Escort/SaveCar photo_file_ids': foreignFile('photo_file_ids', async (stage, caller, file) =>
    carBody(stage.t, caller, (await anywhere(stage)).id, { photo_file_ids: [file] }),
  ),
  'Escort/DeleteCar id': of(carThere, {}),
  'Escort/ChangeCarStatus id': of(carThere, { command: 'stop', reason }),
  'Escort/ImportCar file_id': foreignWorkbook,
  'Escort/GetStaffPageList dept_id': filter((stage) => staffFilters(stage, 'dept_id')),
  'Escort/GetStaffPageList escort_company_id': filter((stage) => staffFilters(stage, 'escort_company_id')),
  'Escort/GetStaffPrintList dept_id': filter((stage) => staffFilters(stage, 'dept_id')),
  'Escort/GetStaffPrintList escort_company_id': filter((stage) => staffFilters(stage, 'escort_company_id')),
  'Escort/GetStaffPrintList ids': filter(async (stage) => ({ ids: [(await staffThere(stage)).id] })),
  'Escort/GetStaff id': of(staffThere),
  'Escort/CheckStaff id': {
    subject: async (stage) => ({
      id: (await staffThere(stage)).id,
      dept_id: stage.t.world.unit[THERE],
      day: '2026-03-02',
    }),
  },
  'Escort/CheckStaff dept_id': {
    free: 'answers whether a person in scope is placed there; nothing of the unit leaves',
  },
  'Escort/RevealStaff id': of(staffThere),
  'Escort/SaveStaff id': {
    subject: async (stage) => {
      const { id, version, company } = await staffThere(stage)
      const body = await staffBody(stage.t, stage.owner, company, { dept_ids: [stage.t.world.unit[THERE]] })
      return { ...body, id, version }
    },
  },
  'Escort/SaveStaff escort_company_id': {
    subject: async (stage) =>
      staffBody(stage.t, stage.owner, (await companyThere(stage)).id, { dept_ids: [stage.t.world.unit[THERE]] }),
  },
  'Escort/SaveStaff dept_ids': {
    subject: async (stage) =>
      staffBody(stage.t, stage.owner, (await anywhere(stage)).id, { dept_ids: [stage.t.world.unit[THERE]] }),
  },
  'Escort/GetStaffAccountList escort_company_id': {
    subject: async (stage) => ({ escort_company_id: (await companyThere(stage)).id }),
  },
  'Escort/SaveStaff user_id': {
    refused: async (stage, caller) => {
      const company = (await anywhere(stage)).id
      const body = await staffBody(stage.t, caller, company, { dept_ids: [stage.t.world.unit[caller.unit]] })
      const account = { unit: 'HQ0000', role: 'escort_staff', type: 2, party: company, name: body.name } as const
      const { id } = caller.id === stage.owner.id ? await makeAccount(stage.t, account) : stage.colleague
      return { ...body, user_id: id }
    },
    code: 1001,
    path: 'user_id',
  },
  'Escort/SaveStaff face_id': { free: 'an opaque reference of the terminal vendor; no row of ours' },
  'Escort/SaveStaff photo_file_id': staffFile('photo_file_id'),
  'Escort/SaveStaff id_card_front_file_id': staffFile('id_card_front_file_id'),
  'Escort/SaveStaff id_card_back_file_id': staffFile('id_card_back_file_id'),
  'Escort/SaveStaff guard_cert_file_id': staffFile('guard_cert_file_id'),
  'Escort/SaveStaff gun_cert_file_id': staffFile('gun_cert_file_id'),
  'Escort/DeleteStaff id': of(staffThere, {}),
  'Escort/AuditStaff id': {
    subject: async (stage) => {
      const { id, version } = await staffThere(stage)
      return { id, version, command: 'pass' }
    },
  },
  'Escort/IssueStaffPass id': of(staffThere, { pass_end: '2027-01-01' }),
  'Escort/ChangeStaffStatus id': of(staffThere, { command: 'stop', reason }),
  'Escort/BlacklistStaff id': of(staffThere, { reason }),
  'Escort/BlacklistStaff file_ids': {
    refused: async (stage, caller) => {
      const company = await anywhere(stage)
      const body = await staffBody(stage.t, stage.signer, company.id, { dept_ids: [stage.t.world.unit[caller.unit]] })
      const { id, version } = granted(await stage.signer.post('Escort/SaveStaff', body))
      const uploader = caller.id === stage.owner.id ? caller : stage.colleague
      return { id, version, reason, file_ids: [await makeImage(stage.t, uploader.id)] }
    },
    code: 1001,
    path: 'file_ids',
  },
  'Escort/ReceiveBoxes ids': {
    free: 'boxes in scope only; who works in no vault is refused before (box.db.test.ts)',
  },
  'Escort/UnblacklistStaff id': of(staffThere, { reason, bill_no: 'SP202603020001' }),
  'Escort/ImportStaff file_id': foreignWorkbook,
} satisfies Cases
