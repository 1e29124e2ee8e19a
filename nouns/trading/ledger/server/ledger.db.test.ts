import type { Row } from '@shouya/contract/action'
import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GetEntryList } from '../../ledgerAccount/contract.ts'
import { openBooks } from './testing/books.ts'

const CASH = 9_000_009_100
type Fields = Record<string, unknown>

let t: TestApp
let finance: Post
let books: ReturnType<typeof openBooks>
beforeAll(async () => {
  t = await testApp()
  finance = await t.as('finance')
  books = openBooks(t)
})
afterAll(() => t?.close())

const day = () => t.clock.at.toISOString().slice(0, 10)
let lastOwner = 100
const newMember = async () => {
  await books.open('member', ++lastOwner)
  return lastOwner
}
const accountOf = async (owner_type: number, owner_id: number, account_type: number) => {
  const query = { owner_type, owner_id, account_type: [account_type] }
  const { Data } = await finance('Ledger/GetAccountPageList', query)
  return Data[0]
}
const pages = async (body: { account_id: number; pagesize: number; begin_date?: string; end_date?: string }) => {
  const rows: Row<typeof GetEntryList>[] = []
  for (let cursor: string | undefined; ; ) {
    const answer = await finance('Ledger/GetEntryList', { ...body, ...(cursor && { cursor }) })
    expect(answer.Code).toBe(0)
    rows.push(...answer.Data)
    if (!answer.Next) return rows
    cursor = answer.Next
  }
}

test('a record leads to its transactions, a transaction to its accounts, an account to its entries and back [C-1-08]', async () => {
  const member = await newMember()
  const record = { table: 'cash_pledge', id: 77 }
  const operator = { userId: t.world.user.finance, name: '某finance' }
  const txn = await books.post('deposit_paid', {
    ...{ owners: { member }, amounts: { amount: 200_000 }, record, operator, memo: '押金' },
  })
  const [ofRecord] = granted(await finance('Ledger/GetOfRecord', { biz_type: record.table, biz_id: record.id }))
  expect(ofRecord).toMatchObject({ id: txn.id, event: 'deposit_paid', amount: 200_000, memo: '押金' })
  const found = granted(await finance('Ledger/Get', { id: txn.id }))
  expect(found).toMatchObject({
    biz_type: 'cash_pledge',
    biz_id: 77,
    operator_name: '某finance',
    reversed_txn_id: null,
  })
  // Debits equal credits; the mirror of deposits is shown, but not counted into the amount.
  expect(found.entries.map(({ account_type, debit, credit }: Fields) => [account_type, debit, credit])).toEqual([
    [91, 200_000, null],
    [23, null, 200_000],
    [96, 200_000, null],
    [93, null, 200_000],
  ])
  const deposit = await accountOf(3, member, 23)
  expect(deposit).toMatchObject({ balance: 200_000, frozen: 0, available: 200_000, version: 1, is_stopped: false })
  expect(found.entries[1].account_id).toBe(deposit.id)
  expect(await pages({ account_id: deposit.id, pagesize: 20 })).toMatchObject([
    { txn_id: txn.id, debit: null, credit: 200_000, balance: 200_000 },
  ])

  const back = await books.reverse(txn.id, '录入错误')
  expect(granted(await finance('Ledger/Get', { id: txn.id }))).toMatchObject({ reversal_txn_id: back.id })
  expect(granted(await finance('Ledger/Get', { id: back.id }))).toMatchObject({
    ...{ reversed_txn_id: txn.id, reversed_txn_no: txn.txn_no, memo: '录入错误' },
  })
})

test('transactions are found by number, event, day and record; other words find none', async () => {
  const member = await newMember()
  const record = { table: 'recharge_order', id: 5 }
  const txn = await books.post('recharged', { owners: { member }, amounts: { paid: 50_000, gift: 5_000 }, record })
  const ids = async (query: object) => {
    const { Data } = await finance('Ledger/GetPageList', { pagesize: 200, ...query })
    return Data.map(({ id }: { id: number }) => id)
  }
  expect(await ids({ keywords: txn.txn_no })).toEqual([txn.id])
  expect(await ids({ keywords: txn.txn_no.toLowerCase() })).toEqual([txn.id])
  expect(await ids({ keywords: '青禾' })).toEqual([])
  expect(await ids({ event: 'recharged' })).toEqual([txn.id])
  expect(await ids({ biz_type: 'recharge_order', biz_id: 5 })).toEqual([txn.id])
  expect(await ids({ begin_date: '2020-01-01', end_date: '2020-01-02' })).toEqual([])
  expect(await finance('Ledger/GetPageList', { event: 'stolen' })).toMatchObject({ Code: 1001 })
  expect(await finance('Ledger/GetPageList', { cursor: 'x' })).toMatchObject({ Code: 1001 })
  expect(await finance('Ledger/Get', { id: 999_999 })).toMatchObject({ Code: 1002 })
})

test('a control account is one account: its entries are merged page by page, each with the balance after it', async () => {
  const members = [await newMember(), await newMember()]
  const before = await accountOf(1, 0, 91)
  for (let n = 1; n <= 45; n++)
    await books.post(
      'recharged',
      { owners: { member: members[n % 2] as number }, amounts: { paid: n, gift: 0 } },
      new Date(t.clock.at.getTime() + n),
    )
  const after = await accountOf(1, 0, 91)
  expect([after.id, after.balance - before.balance]).toEqual([CASH, (45 * 46) / 2])
  const rows = await pages({ account_id: CASH, pagesize: 7 })
  expect(rows).toHaveLength(after.version)
  expect(rows.slice(0, 45).map(({ debit }) => debit)).toEqual(Array.from({ length: 45 }, (_, n) => 45 - n))
  // What the platform has in cash is read as more, though it is less in the ledger.
  let balance = after.balance
  for (const row of rows) {
    expect(row.balance).toBe(balance)
    balance += (row.credit ?? 0) - (row.debit ?? 0)
  }
  expect(balance).toBe(0)
  expect(await pages({ account_id: CASH, pagesize: 7, end_date: '2020-01-01' })).toEqual([])
  const forged = Buffer.from('1.2').toString('base64url')
  for (const cursor of ['?', forged])
    expect(await finance('Ledger/GetEntryList', { account_id: CASH, cursor })).toMatchObject({ Code: 1001 })
})

test('a statement begins with what there was and ends with what there is; so does the balance of all accounts', async () => {
  const member = await newMember()
  const yesterday = new Date(t.clock.at.getTime() - 86_400_000)
  await books.post('recharged', { owners: { member }, amounts: { paid: 300, gift: 30 } }, yesterday)
  await books.post('used', { owners: { member }, amounts: { gift: 30, paid: 20 } })
  await books.post('recharge_refund_sent', { owners: { member }, amounts: { paid: 100, gift: 0 } })
  await books.post('deposit_paid', { owners: { member }, amounts: { amount: 7_000 } })
  const { id } = await accountOf(3, member, 21)
  const days = { begin_date: day(), end_date: day() }
  const statement = granted(await finance('Ledger/GetEntryPrintList', { account_id: id, ...days }))
  expect(statement).toMatchObject({ opening: 300, debit: 120, credit: 0, closing: 180 })
  expect(statement.rows.map(({ debit, balance }: Fields) => [debit, balance])).toEqual([
    [20, 280],
    [100, 180],
  ])
  const cash = granted(await finance('Ledger/GetEntryPrintList', { account_id: CASH, ...days }))
  expect(cash.closing).toBe((await accountOf(1, 0, 91)).balance)
  expect(cash.opening + cash.debit - cash.credit).toBe(cash.closing)
  expect(cash.rows.at(-1).balance).toBe(cash.closing)
  const file = await finance('Common/Export', {
    ...{ controller: 'LedgerEntry', filters: { account_id: id, ...days }, columns: ['occur_time', 'event', 'balance'] },
  })
  expect(file).toMatchObject({ Code: 0, Data: { state: 2, rows: 2 } })

  const sheet = granted(await finance('Ledger/GetSheet', days))
  const { total, rows, classes } = sheet
  expect([total.opening_debit, total.debit, total.closing_debit]).toEqual([
    total.opening_credit,
    total.credit,
    total.closing_credit,
  ])
  const ofCash = rows.find(({ account_type }: { account_type: number }) => account_type === 91)
  expect(ofCash).toMatchObject({ opening_debit: cash.opening, closing_debit: cash.closing, closing_credit: 0 })
  for (const side of ['opening', 'closing'] as const) {
    const of = (name: string) => classes.find(({ account_class }: Fields) => account_class === name)[side]
    expect(of('asset')).toBe(of('liability') + of('revenue') - of('expense'))
  }
  const paper = granted(await finance('Ledger/GetSheetPrintList', days))
  expect(paper).toMatchObject({ total, printed_by: '某finance' })
  // More than a year.
  expect(await finance('Ledger/GetSheet', { begin_date: '2020-01-01', end_date: day() })).toMatchObject({ Code: 1001 })
})

test('accounts are found by type and owner, and who sees less than the whole bank sees none', async () => {
  const member = await newMember()
  const search = async (query: object) => (await finance('Ledger/GetAccountPageList', query)).Data
  expect(await search({ keywords: String(member) })).toHaveLength(3)
  expect(await search({ keywords: '青禾' })).toEqual([])
  const platform = await search({ owner_type: 1 })
  expect(platform.map(({ account_type }: Fields) => account_type)).toEqual([96, 95, 94, 93, 92, 91])
  expect(await search({ stopped: true })).toEqual([])

  const agent = await t.as('agent_user')
  expect(await agent('Ledger/GetAccountPageList', {})).toMatchObject({ Code: 0, Data: [], Total: 0 })
  expect(await agent('Ledger/GetPageList', {})).toMatchObject({ Code: 0, Data: [] })
  expect(await agent('Ledger/GetOfRecord', { biz_type: 'cash_pledge', biz_id: 77 })).toMatchObject({ Data: [] })
  const { id } = platform[0]
  expect(await agent('Ledger/GetAccount', { id })).toMatchObject({ Code: 403 })
  expect(await agent('Ledger/GetEntryList', { account_id: id })).toMatchObject({ Code: 403 })
  expect(await agent('Ledger/GetSheet', { begin_date: day(), end_date: day() })).toMatchObject({ Code: 403 })
  const near = await makeAccount(t, { unit: 'BA0011', role: 'finance', scope: 3 })
  expect(await near.post('Ledger/GetAccountPageList', {})).toMatchObject({ Data: [] })
  expect(await (await t.as('outlet_safety'))('Ledger/GetPageList', {})).toMatchObject({ Code: 401 })
})

test('vouchers go onto paper in the order in which they happened', async () => {
  const member = await newMember()
  const first = await books.post('recharged', { owners: { member }, amounts: { paid: 1, gift: 0 } })
  const second = await books.post('used', { owners: { member }, amounts: { gift: 0, paid: 1 } })
  const paper = granted(await finance('Ledger/GetPrintList', { ids: [second.id, first.id] }))
  expect(paper.rows.map(({ id, entries }: { id: number; entries: unknown[] }) => [id, entries.length])).toEqual([
    [first.id, 2],
    [second.id, 2],
  ])
})
