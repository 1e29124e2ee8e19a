import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  book: 'Differences of the ledger',
  about:
    'The ledger is reconciled every night at 3:00, and whenever somebody asks for it. Accounts that differ pay nothing out until a run finds nothing more.',
  keywords: 'Voucher no.',
  run: 'Reconcile now',
  runDone: 'Reconciled: {count} {count, difference|differences}',
  consistent: 'Reconciled',
  inconsistent: 'Not reconciled',
  never: 'Not reconciled yet',
  lastRun: 'Last run {time}',
  runs: 'Runs',
  ranBy: 'Started by',
  range: 'Compared',
  result: 'Result',
  byRun: 'One run only',
  compared: '{accounts} {accounts, account|accounts}, {transactions} {transactions, voucher|vouchers}',
  found: '{count} {count, difference|differences}, {open} open',
  foundNone: 'No differences',
  nightly: 'Nightly run',
  settle: 'Settle',
  settleHint:
    'What was found and done about it; it cannot be changed. The account pays out again after a run that finds nothing more.',
  state: 'Status',
  settled: 'Settled',
  waiting: 'Open',
  entries: '{count} {count, entry|entries}',
  flag: { open: 'Open differences of the last run' },
  refused: { settled: 'The difference was settled before' },
  count: { recon_diff: 'Ledger differences' },
  kind: {
    balance: 'Balance is not the sum of entries',
    count: 'Number of entries differs',
    chain: 'Balances of entries do not follow',
    frozen: 'Frozen amount differs from what is set aside',
    txn: 'Voucher does not balance',
    deposits: "Members' deposits differ from deposits owed",
    total: 'All balances together are not zero',
    sign: 'Platform account on the wrong side',
    record: 'Business record differs from vouchers',
  },
  remind: {
    ledger_difference: {
      title: 'Ledger differences: {count}',
      content:
        'The reconciliation of the ledger found {count} {count, difference|differences}. Payouts of the accounts concerned are stopped; please look into it.',
    },
  },
  field: {
    run_time: 'Run',
    kind: 'Difference',
    account: 'Account',
    txn_no: 'Voucher no.',
    biz: 'Business record',
    expected: 'Expected',
    actual: 'Actual',
    note: 'Settlement',
    settle_user_name: 'Settled by',
    settle_time: 'Settled at',
  },
} satisfies Translation<typeof CN>
