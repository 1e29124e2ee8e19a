import { action } from '@shouya/contract/action'
import { datetime, id, line, nothing, pageQuery } from '@shouya/contract/fields'
import { differenceKinds } from '@shouya/contract/ledger'
import { pageAction, queryOf } from '@shouya/contract/nounActions'
import { grantOf, listFields, requiredFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { corrects } from '../books/corrects.ts'
import { accountRef } from '../ledgerAccount/accountRef.ts'
import { ledgerDifference } from './noun.ts'

const grant = grantOf(ledgerDifference)

const { account: _, biz: __, ...fields } = listFields(ledgerDifference)

export const differenceRow = z.object({
  id,
  check_id: id,
  ...fields,
  kind: z.enum(differenceKinds),
  account: z.object(accountRef).nullable(),
  txn_id: id.nullable(),
  biz_type: line(40).nullable(),
  biz_id: id.nullable(),
})

const query = queryOf(ledgerDifference, {
  /** A run. */
  check_id: id.optional(),
  kind: z.enum(differenceKinds).optional(),
})

export type Filters = z.output<typeof query.list>

/** Differences, those of the last run first. `open`: of the last run, and nobody has said why. `keywords`: the number of a transaction. */
export const GetDifferencePageList = pageAction(ledgerDifference, query.list, differenceRow)

export const checkRow = z.object({
  id,
  run_time: datetime,
  accounts: z.int(),
  transactions: z.int(),
  difference_count: z.int(),
  /** Of them, those that nobody has settled. */
  open_count: z.int(),
  /** Null: the nightly run. */
  operator_name: z.string().nullable(),
})

/** Runs of the reconciliation, the last first. */
export const GetCheckPageList = action('Ledger', 'GetCheckPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: pageQuery(['run_time'], {}),
  out: checkRow,
})

/** Reconciles now: a run stops payouts from the accounts that differ, and lets the others go. */
export const RunCheck = action('Ledger', 'RunCheck', {
  kind: 'write',
  access: corrects,
  timeout: 300_000,
  in: z.strictObject({}),
  out: checkRow.pick({ id: true, difference_count: true }),
})

/**
 * Says why a difference is settled, for good; its account pays out again after a run that finds nothing more. 1002 none, 1004 settled
 * before.
 */
export const SettleDifference = action('Ledger', 'SettleDifference', {
  kind: 'write',
  access: corrects,
  in: z.strictObject({ id, ...requiredFields(ledgerDifference, 'note') }),
  out: nothing,
})
