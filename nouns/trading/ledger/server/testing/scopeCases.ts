import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const free = 'the ledger belongs to no unit: only who sees the whole bank sees it (ledger.db.test.ts)'

/** What names a row in the actions of the ledger. */
export default {
  'Ledger/Get id': { free },
  'Ledger/GetPageList biz_id': { free },
  'Ledger/GetOfRecord biz_id': { free },
  'Ledger/GetPrintList biz_id': { free },
  'Ledger/GetPrintList ids': { free },
  'Ledger/GetAccount id': { free },
  'Ledger/GetAccountPageList owner_id': { free },
  'Ledger/GetEntryList account_id': { free },
  'Ledger/GetEntryPrintList account_id': { free },
  'Ledger/GetDifferencePageList check_id': { free },
  'Ledger/SettleDifference id': { free },
  'Ledger/AskReversal id': { free },
  'Ledger/DecideReversal id': { free },
} satisfies Cases
