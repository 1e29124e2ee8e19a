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
import { contactBody, deviceBody, makeBinding, makeDevice, makeVendor, vendorBody } from './maintenance.ts'

const reason = '整改'

/** A vendor of the other branch only. Outsiders among the callers belong to vendor 1, which serves another unit. */
async function vendorThere({ t, signer }: Stage, more: object = {}) {
  const { rowCount } = await t.services.database.pool.query('select from maintain_company limit 1')
  if (rowCount === 0) await makeVendor(t, signer, { dept_ids: [t.world.unit.BA0012] })
  return makeVendor(t, signer, { dept_ids: [t.world.unit[THERE]], ...more })
}
/** A vendor that serves the whole bank, so that only the tested field can be out of scope. */
async function anywhere(stage: Stage) {
  await vendorThere(stage)
  return makeVendor(stage.t, stage.signer, { dept_ids: [stage.t.world.unit.BA0001, stage.t.world.unit.BB0001] })
}
const contactThere = async (stage: Stage) => {
  const { id } = await vendorThere(stage)
  return { ...granted(await stage.signer.post('Maintenance/SaveContact', contactBody(id))), company: id }
}
const deviceThere = async (stage: Stage) => {
  await vendorThere(stage)
  return makeDevice(stage.t, stage.signer, THERE)
}

type Make = (stage: Stage) => Promise<{ id: number; version: number }>
const of = (make: Make, more?: Body): Case => ({
  subject: async (stage) => {
    const { id, version } = await make(stage)
    return more ? { id, version, ...more } : { id }
  },
})
const filter = (make: (stage: Stage) => Promise<Body>): Case => ({ filter: make, rows: listed })

const bindBody = (stage: Stage, company_id: number, unit: string, more: Body = {}): Body => ({
  dept_ids: [stage.t.world.unit[unit as typeof THERE]],
  device_types: [2],
  company_id,
  priority: 1,
  ...more,
})
const bindThere = (action: string): Cases => ({
  [`Maintenance/${action} dept_ids`]: {
    subject: async (stage) => bindBody(stage, (await anywhere(stage)).id, THERE),
  },
  [`Maintenance/${action} company_id`]: {
    subject: async (stage) => bindBody(stage, (await vendorThere(stage)).id, THERE),
  },
  [`Maintenance/${action} contact_id`]: {
    refused: async (stage, caller) => {
      const { id } = await contactThere(stage)
      return bindBody(stage, (await anywhere(stage)).id, caller.unit, {
        contact_id: caller.id === stage.owner.id ? await contactOf(stage, caller) : id,
      })
    },
    code: 1001,
    path: 'contact_id',
  },
})

/** The control names a contact of the vendor itself; the vendor of `bindBody` is the last one made. */
async function contactOf(stage: Stage, _caller: Account): Promise<number> {
  const { rows } = await stage.t.services.database.pool.query('select max(id)::int as id from maintain_company')
  return granted(await stage.signer.post('Maintenance/SaveContact', contactBody(rows[0].id))).id
}

/** What names a row in the actions of the area. */
export default {
  'Maintenance/GetCompany id': of(vendorThere),
  'Maintenance/SaveCompany id': {
    subject: async (stage) => ({
      ...vendorBody(stage.t, { dept_ids: [stage.t.world.unit[THERE]] }),
      ...(await vendorThere(stage)),
    }),
  },
  'Maintenance/SaveCompany dept_ids': {
    subject: async (stage) => vendorBody(stage.t, { dept_ids: [stage.t.world.unit[THERE]] }),
  },
  'Maintenance/DeleteCompany id': of(vendorThere, {}),
  'Maintenance/ChangeCompanyStatus id': of(vendorThere, { command: 'suspend', reason }),

  'Maintenance/GetContact id': of(contactThere),
  'Maintenance/GetContactPageList company_id': filter(async (stage) => ({
    company_id: (await contactThere(stage)).company,
  })),
  'Maintenance/GetContactPageList dept_id': {
    free: 'narrows the contacts of vendors in scope to those who look after a unit; nothing of the unit leaves',
  },
  'Maintenance/GetContactList company_id': {
    subject: async (stage) => ({ company_id: (await vendorThere(stage)).id }),
  },
  'Maintenance/GetContactAccountList company_id': {
    subject: async (stage) => ({ company_id: (await vendorThere(stage)).id }),
  },
  'Maintenance/SaveContact id': {
    subject: async (stage) => {
      const { id, version, company } = await contactThere(stage)
      return { ...contactBody(company), id, version }
    },
  },
  'Maintenance/SaveContact company_id': { subject: async (stage) => contactBody((await vendorThere(stage)).id) },
  'Maintenance/SaveContact dept_ids': {
    subject: async (stage) => contactBody((await anywhere(stage)).id, { dept_ids: [stage.t.world.unit[THERE]] }),
  },
  'Maintenance/SaveContact user_id': {
    refused: async (stage, caller) => {
      const company = (await anywhere(stage)).id
      const account = { unit: 'HQ0000', role: 'vendor', type: 3, party: company } as const
      const { id } = caller.id === stage.owner.id ? await makeAccount(stage.t, account) : stage.colleague
      return contactBody(company, { user_id: id })
    },
    code: 1001,
    path: 'user_id',
  },
  'Maintenance/DeleteContact id': of(contactThere, {}),

  'Maintenance/GetBindPageList dept_id': filter(async (stage) => {
    const { id } = await vendorThere(stage)
    await makeBinding(stage.t, stage.signer, id, { dept_ids: [stage.t.world.unit[THERE]] })
    return { dept_id: stage.t.world.unit[THERE] }
  }),
  'Maintenance/GetBindPageList company_id': filter(async (stage) => {
    const { id } = await vendorThere(stage)
    await makeBinding(stage.t, stage.signer, id, { dept_ids: [stage.t.world.unit[THERE]] })
    return { company_id: id }
  }),
  'Maintenance/GetBindMatrix dept_id': filter(async (stage) => ({ dept_id: stage.t.world.unit[THERE] })),
  ...bindThere('SaveBind'),
  ...bindThere('PreviewBind'),
  'Maintenance/EndBind dept_ids': {
    subject: async (stage) => ({ dept_ids: [stage.t.world.unit[THERE]], device_types: [4] }),
  },
  'Maintenance/ImportBind file_id': foreignWorkbook,

  'Equipment/Get id': of(deviceThere),
  'Equipment/GetPageList dept_id': filter(async (stage) => {
    await deviceThere(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  }),
  'Equipment/GetPageList company_id': filter(async (stage) => {
    const { id } = await vendorThere(stage)
    await makeBinding(stage.t, stage.signer, id, { dept_ids: [stage.t.world.unit[THERE]] })
    await makeDevice(stage.t, stage.signer, THERE)
    return { company_id: id }
  }),
  'Equipment/GetPrintList dept_id': filter(async (stage) => {
    await deviceThere(stage)
    return { dept_id: stage.t.world.unit[THERE] }
  }),
  'Equipment/GetPrintList company_id': filter(async (stage) => {
    const { id } = await vendorThere(stage)
    await makeBinding(stage.t, stage.signer, id, { dept_ids: [stage.t.world.unit[THERE]] })
    await makeDevice(stage.t, stage.signer, THERE)
    return { company_id: id }
  }),
  'Equipment/GetPrintList ids': filter(async (stage) => ({ ids: [(await deviceThere(stage)).id] })),
  'Equipment/Save id': {
    subject: async (stage) => ({ ...deviceBody(stage.t, THERE), ...(await deviceThere(stage)) }),
  },
  'Equipment/Save dept_id': { subject: async (stage) => deviceBody(stage.t, THERE) },
  'Equipment/Save maintain_company_id': {
    refused: async (stage, caller) => {
      const company = caller.id === stage.owner.id ? await anywhere(stage) : await vendorThere(stage)
      return deviceBody(stage.t, caller.unit, { maintain_company_id: company.id })
    },
    code: 1001,
    path: 'maintain_company_id',
  },
  'Equipment/Save photo_file_id': {
    refused: async (stage, caller) => {
      const uploader = caller.id === stage.owner.id ? caller : stage.colleague
      return deviceBody(stage.t, caller.unit, { photo_file_id: await makeImage(stage.t, uploader.id) })
    },
    code: 1001,
    path: 'photo_file_id',
  },
  'Equipment/Delete id': of(deviceThere, {}),
  'Equipment/ChangeStatus id': of(deviceThere, { command: 'stop', reason }),
  'Equipment/Maintain id': of(deviceThere, { kind: 2, day: '2026-01-01' }),
  'Equipment/Scrap id': of(deviceThere, { reason }),
  'Equipment/Import file_id': foreignWorkbook,

  'FaultRepair/GetDevice id': of(deviceThere),
  'FaultRepair/GetDeviceList dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
} satisfies Cases
