import { action } from '@shouya/contract/action'
import { datetime, id, line, nothing } from '@shouya/contract/fields'
import { grantOf } from '@shouya/contract/nounSchemas'
import { type ListName, listName } from '@shouya/noun/noun'
import { z } from 'zod'
import { type DeclaredNoun, nouns } from '../../declared.gen.ts'

const grants = {
  UserReview: { id: 'sys_user', operation: 'export' },
  TaskStat: { id: 'report_daily', operation: 'export' },
  DrillStat: { id: 'report_drill', operation: 'export' },
  Monitor: { id: 'report_monitor', operation: 'export' },
  NoticeReceipt: { id: 'sys_notice', operation: 'export' },
  MaterialReceipt: { id: 'file_mgr', operation: 'export' },
  SysContact: { id: 'sys_contact', operation: 'export' },
  LedgerEntry: { id: 'trade_stat', operation: 'export' },
  LedgerSheet: { id: 'trade_stat', operation: 'export' },
  TradeStat: { id: 'trade_stat', operation: 'export' },
  AgentStat: { id: 'trade_stat', operation: 'export' },
  UseStat: { id: 'trade_stat', operation: 'export' },
  ConsumeStat: { id: 'trade_stat', operation: 'export' },
  ...(Object.fromEntries(
    nouns.flatMap((noun) => {
      const name = listName(noun)
      return name === undefined ? [] : [[name, grantOf(noun)('export')]]
    }),
  ) as { [N in DeclaredNoun as ListName<N>]: { id: N['permission']; operation: 'export' } }),
  // Whoever issued a collection takes its answers with them, not its receivers.
  IssueItem: { id: 'issue', operation: 'export' },
  // Products and consumables have no export operation of their own (domain 14); whoever maintains them may take them along.
  Product: { id: 'product', operation: 'edit' },
  Consume: { id: 'consume', operation: 'edit' },
  // Approvals have no export operation of their own (domain 14); whoever may print requests may export their lists (ADR
  // 030).
  OaExamine: { id: 'form_basic', operation: 'print' },
  OaExamineHandled: { id: 'form_step', operation: 'print' },
  OaExamineAll: { id: 'sys_examine', operation: 'edit' },
} as const

/**
 * The lists that can be exported. Each is the list of the controller of its name, except `NoticeReceipt`
 * (Notice/GetReceiptPageList), `MaterialReceipt` (File/GetReceiptPageList), `IssueItem` (Issue/GetItemList), `SysContact`
 * (SysContact/GetBookPageList), `UserReview` (User/GetByPage), `TaskStat` (TaskAssignment/GetStat), `DrillStat`
 * (DrillRecord/GetStat), `Monitor` (Monitor/GetData), those of the ledger (`LedgerAccount`: Ledger/GetAccountPageList,
 * `LedgerEntry`: GetEntryPrintList, `LedgerSheet`: GetSheet, `LedgerDifference`: GetDifferencePageList) and those of the
 * statistics of trading (`TradeStat`, `AgentStat`, `UseStat` and `ConsumeStat`: TradeStat/GetStat, GetAgentStat, …).
 */
export type Exported = keyof typeof grants

/** `state` of an export: 0 waiting, 1 running, 2 done, 3 failed, 4 cancelled, 5 expired. */
export const exportStates = [0, 1, 2, 3, 4, 5] as const

export const exportRow = z.object({
  id,
  controller: z.string(),
  /** The file's name: `{list}_{unit}_{period}_{yyyyMMddHHmmss}.xlsx`. */
  name: z.string(),
  state: z.literal(exportStates),
  /** Rows written so far. */
  rows: z.int(),
  /** Number of rows when the export was requested. */
  total: z.int().nullable(),
  /** Bytes. */
  size: z.int().nullable(),
  /**
   * Of a finished export: fetched with `GET /api/Common/PreviewDownloadFile?id=…` by its owner, until `expire_time`.
   */
  file_id: id.nullable(),
  url: z.string().nullable(),
  /** Why it failed. */
  message: z.string().nullable(),
  create_time: datetime,
  finish_time: datetime.nullable(),
  expire_time: datetime.nullable(),
})

/** The most rows that an export can name by id. */
const MOST_CHOSEN = 1000

/**
 * Exports the current query of a list as xlsx (domain 17.2): `filters` is the body of its GetPageList, `columns` the
 * wanted columns in their order (of `CustomForm` those of GetSubmissionList; with `form_id` the fields of that form
 * follow; of `OaExamineHandled` and `OaExamineAll` those of GetHandledList and GetAllList). `ids`: only these rows of
 * the query. Up to `export.at_once` rows (20,000) are exported at once: `state` 2 with the file. More are written in
 * the background (`state` 0, at most 1,000,000, else 1001), one export at a time per user, else 1004; the event
 * `export` reports the end. Sensitive columns stay masked; with a `reason` holders of the list's `view_sensitive` get
 * them plain, others 401, and 1001 if no such column is requested. Each export is logged as type 4, with the reason.
 */
export const Export = action('Common', 'Export', {
  kind: 'write',
  access: { by: 'controller', values: grants },
  timeout: 300_000,
  in: z.strictObject({
    controller: z.enum(Object.keys(grants) as [Exported, ...Exported[]]),
    filters: z.record(z.string(), z.unknown()).default({}),
    columns: z.array(z.string().max(60)).min(1).max(60),
    ids: z.array(id).min(1).max(MOST_CHOSEN).optional(),
    reason: line(200, 2).optional(),
  }),
  out: exportRow,
})

/** The caller's own exports of the last 30 days, newest first, at most 50. */
export const GetExportList = action('Common', 'GetExportList', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(exportRow),
})

/** Cancels an own export that is waiting or running; 1004 when it has ended. */
export const CancelExport = action('Common', 'CancelExport', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ id }),
  out: nothing,
})
