import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage } from '@shouya/server/testing/matrix/scopeCase.ts'
import { agentRow } from '../../../server/testing/rows.ts'
import { makeMember, memberBody, moveMember } from './members.ts'

type State = 'new' | 'waiting' | 'normal'

/** A member in a state: members are of no unit, so somebody of the whole bank has them in scope. */
async function memberThere({ t, signer }: Stage, state: State) {
  const agent = await agentRow(t)
  const made = await makeMember(t, signer, agent)
  if (state !== 'new') await moveMember(signer.post, 'ApplyForAudit', made.id)
  if (state === 'normal')
    await t.services.database.kysely
      .updateTable('member')
      .set({ status: 2, audit_time: t.clock.at })
      .where('id', '=', made.id)
      .execute()
  const { Data } = await signer.post('Member/Get', { id: made.id })
  return { id: made.id, version: Data.version as number, agent }
}

const of = (state: State, more: Body = {}): Case => ({
  by: 'signer',
  subject: async (stage) => {
    const { id, version } = await memberThere(stage, state)
    return { id, version, ...more }
  },
})
const one: Case = { by: 'signer', subject: async (stage) => ({ id: (await memberThere(stage, 'new')).id }) }
const ofAgent: Case = {
  by: 'signer',
  filter: async (stage) => ({ agent_id: (await memberThere(stage, 'new')).agent }),
  rows: listed,
}

/** What names a row in the actions of the noun. */
export default {
  'Member/Get id': one,
  'Member/GetMoney id': one,
  'Member/Reveal id': one,
  'Member/GetPageList agent_id': ofAgent,
  'Member/GetStatusCount agent_id': { free: 'narrows the members in scope, of which only numbers leave' },
  'Member/GetChoiceList id': {
    by: 'signer',
    filter: async (stage) => ({ id: (await memberThere(stage, 'new')).id }),
    rows: listed,
  },
  'Member/Save id': {
    by: 'signer',
    subject: async (stage) => {
      const { id, version, agent } = await memberThere(stage, 'new')
      return { ...memberBody(agent), id, version }
    },
  },
  'Member/Save agent_id': { by: 'signer', subject: async ({ t }) => memberBody(await agentRow(t)) },
  'Member/Save licence_file_ids': {
    free: 'own loose uploads or those of the record (`checkFiles`): member.db.test.ts',
  },
  'Member/Delete id': of('new'),
  'Member/ApplyForAudit id': of('new'),
  'Member/Audit id': of('waiting', { command: 'pass' }),
  'Member/Freeze id': of('normal', { command: 'freeze', reason: '欠费未缴' }),
  'Member/Cancel id': of('normal', { reason: '不再合作' }),
} satisfies Cases
