import { makeImage } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import { type Case, type Cases, listed, type Stage } from '@shouya/server/testing/matrix/scopeCase.ts'
import { agentRow, memberRow, productRow } from '../../../server/testing/rows.ts'
import { moveDeposit, payment } from './deposits.ts'
import { endLease, makeLease } from './leases.ts'

type State = 'unpaid' | 'paid' | 'back' | 'asked'

/** A deposit in a state: deposits are of no unit, so somebody of the whole bank has them in scope. */
async function depositThere({ t, signer }: Stage, state: State) {
  const agentId = await agentRow(t)
  const memberId = await memberRow(t, agentId)
  const id = await makeLease(t, { productId: await productRow(t), agentId, memberId })
  const move = (action: string, more: object) => moveDeposit(signer.post, action, id, more)
  if (state !== 'unpaid') await move('PayDeposit', payment(200_000))
  if (state !== 'unpaid' && state !== 'paid') await endLease(t, id)
  const { Data } = await signer.post('Member/GetDeposit', { id })
  const origin_pledge_no = Data.origins[0]?.pledge_no as string
  if (state === 'asked') await move('ApplyRefund', { amount: 1_000, origin_pledge_no })
  const { Data: now } = await signer.post('Member/GetDeposit', { id })
  return {
    id,
    version: now.version as number,
    agentId,
    memberId,
    origin_pledge_no,
    record: now.records[0]?.id as number,
  }
}

type Made = Awaited<ReturnType<typeof depositThere>>

const of = (state: State, more: (made: Made, stage: Stage) => Body | Promise<Body> = () => ({})): Case => ({
  by: 'signer',
  subject: async (stage) => {
    const made = await depositThere(stage, state)
    return { id: made.id, version: made.version, ...(await more(made, stage)) }
  },
})
const ofMember = (state: State): Case => ({
  by: 'signer',
  filter: async (stage) => ({ member_id: (await depositThere(stage, state)).memberId }),
  rows: listed,
})

/** What names a row in the actions of deposits and their records. */
export default {
  'Member/GetDeposit id': {
    by: 'signer',
    subject: async (stage) => ({ id: (await depositThere(stage, 'unpaid')).id }),
  },
  'Member/GetDepositPageList member_id': ofMember('unpaid'),
  'Member/GetDepositPageList agent_id': {
    by: 'signer',
    filter: async (stage) => ({ agent_id: (await depositThere(stage, 'unpaid')).agentId }),
    rows: listed,
  },
  'Member/GetDepositCount member_id': { free: 'counts what the list has, in scope (deposit.db.test.ts)' },
  'Member/GetDepositCount agent_id': { free: 'counts what the list has, in scope (deposit.db.test.ts)' },
  'Member/PayDeposit id': of('unpaid', () => payment(1_000)),
  'Member/PayDepositOnline id': of('unpaid', () => ({ pay_type: 3 })),
  'Member/ApplyRefund id': of('back', ({ origin_pledge_no }) => ({ amount: 1_000, origin_pledge_no })),
  'Member/WithdrawRefund id': of('asked'),
  'Member/AuditRefund id': of('asked', () => ({ command: 'pass' })),
  'Member/PayRefund id': of('asked', () => ({ command: 'failed', fail_reason: '账号有误' })),
  'Member/DeductDeposit id': of('paid', async (_, { t, signer }) => ({
    ...{ amount: 1_000, reason: '屏幕损坏', evidence_file_ids: [await makeImage(t, signer.id)] },
  })),
  'Member/DeductDeposit evidence_file_ids': { free: 'own loose uploads (`checkFiles`): deposit.db.test.ts' },
  'Member/TransferDeposit id': of('back', async ({ origin_pledge_no, ...made }, { t }) => ({
    ...{
      amount: 1_000,
      origin_pledge_no,
      to_binding_id: await makeLease(t, { ...made, productId: await productRow(t) }),
    },
  })),
  'Member/TransferDeposit to_binding_id': { free: 'one of the same member, else 1001: deposit.db.test.ts' },
  'Member/GetCashPledge id': {
    by: 'signer',
    subject: async (stage) => ({ id: (await depositThere(stage, 'paid')).record }),
  },
  'Member/GetCashPledgePageList member_id': ofMember('paid'),
  'Member/GetCashPledgePrintList member_id': ofMember('paid'),
  'Member/GetCashPledgePrintList ids': {
    by: 'signer',
    filter: async (stage) => ({ ids: [(await depositThere(stage, 'paid')).record] }),
    rows: listed,
  },
} satisfies Cases
