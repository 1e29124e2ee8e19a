import { granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, listed, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { type Controller, reportBody, submitReport } from './reports.ts'

type Parts = (stage: Stage, by: number) => Promise<object> | object

let reports = 0

/** A day in a quarter of its own, since a unit has one report of a period. */
const dayOf = ({ t }: Stage) => ({
  check_date: new Date(t.clock.at.getTime() - ++reports * 92 * 86_400_000).toISOString().slice(0, 10),
})

/**
 * The cases of what names a row in the actions of a scene.
 * @param parts what its submission needs beside the items
 * @param inspectors how many further ones it needs
 */
export function reportCases(controller: Controller, parts: Parts, inspectors: number): Cases {
  const there = ({ t }: Stage) => t.world.unit[THERE]
  /** A further inspector, and the report that waits for the unit after their signature. */
  async function submitted(stage: Stage) {
    const { owner, t } = stage
    const more = { ...(await parts(stage, owner.id)), ...dayOf(stage) }
    if (inspectors === 0) return submitReport(owner.post, controller, { dept_id: there(stage), more })
    const second = await makeAccount(t, { unit: owner.unit, role: 'branch_security' })
    const wish = { dept_id: there(stage), more: { ...more, inspector_ids: [second.id] } }
    const { id, version } = await submitReport(owner.post, controller, wish)
    return granted(await second.post(`${controller}/Sign`, { id, version, sign: signature })) as typeof saved
  }
  const saved = { id: 0, version: 0 }
  const written = async (stage: Stage) =>
    reportBody(stage.owner.post, controller, {
      dept_id: there(stage),
      more: { ...(await parts(stage, stage.owner.id)), ...dayOf(stage), guard_sign_file_id: undefined },
    })
  const draft = async (stage: Stage): Promise<typeof saved> =>
    granted(await stage.owner.post(`${controller}/Save`, await written(stage)))
  const seen = (body: object = {}): Case => ({
    subject: async (stage) => {
      const { id, version } = await submitted(stage)
      return { id, version, ...body }
    },
  })
  const inUnit: Case = {
    filter: async (stage) => {
      await submitted(stage)
      return { dept_id: there(stage) }
    },
    rows: listed,
  }
  const unit: Case = { subject: async (stage) => ({ dept_id: there(stage) }) }
  const asSave: Case = { free: `the same check as ${controller}/Save` }
  const drawing: Case = { free: 'the same check as RoomKey/Receive sign.file_id, before anything is read (`signed`)' }
  const ofItems: Case = { free: 'an item or a file of the report itself, else 1001 (checkReport.db.test.ts)' }
  const of = (name: string) => `${controller}/${name}`
  return {
    [of('Get id')]: { subject: async (stage) => ({ id: (await submitted(stage)).id }) },
    [of('GetPageList dept_id')]: inUnit,
    [of('GetPageList abnormal_item_id')]: {
      free: 'items belong to the whole bank or to a branch; narrows a list in scope',
    },
    [of('GetPrintList dept_id')]: inUnit,
    [of('GetPrintList abnormal_item_id')]: { free: 'as in the list' },
    [of('GetPrintList ids')]: { filter: async (stage) => ({ ids: [(await submitted(stage)).id] }), rows: listed },
    [of('GetPersonList dept_id')]: unit,
    [of('GetBlank dept_id')]: unit,
    [of('Save id')]: {
      subject: async (stage) => ({ ...(await written(stage)), ...(await draft(stage)) }),
    },
    [of('Save dept_id')]: { subject: written },
    [of('Save inspector_ids')]: ofItems,
    [of('Save results.item_id')]: ofItems,
    [of('Submit id')]: asSave,
    [of('Submit dept_id')]: asSave,
    [of('Submit inspector_ids')]: asSave,
    [of('Submit results.item_id')]: asSave,
    [of('Submit sign.file_id')]: drawing,
    [of('Sign id')]: seen({ sign: signature }),
    [of('Sign sign.file_id')]: drawing,
    [of('Confirm id')]: seen({ sign: signature }),
    [of('Confirm sign.file_id')]: drawing,
    [of('Confirm items.result_id')]: ofItems,
    [of('Confirm items.rectify_id')]: { free: 'the same check as SecurityCheck/Confirm items.rectify_id (`decide`)' },
    [of('Object id')]: seen({ reason: '与现场不符' }),
    [of('Void id')]: seen({ reason: '重复登记' }),
    [of('Delete id')]: { subject: draft },
  }
}
