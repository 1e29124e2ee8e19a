import type { MessageKey } from '@shouya/contract/messages'
import { type ColumnKind, exporter } from '@shouya/server/registers/exporter.ts'
import { GetAllList, GetHandledList, GetPageList } from '../contract.ts'
import { selectAll, selectHandled, selectStarted } from './lists.ts'

/** What the lists show, and nothing of the forms: their fields are read one request at a time, by the rights of its nodes. */
const columns = {
  title: 'text',
  bill_no: 'text',
  flow_name: 'text',
  category_name: 'text',
  initiator_name: 'text',
  dept_name: 'text',
  waits_at: 'names',
  create_time: 'text',
  submit_time: 'text',
  finish_time: 'text',
  status: { dict: 'examine_status' },
} as const satisfies Record<string, ColumnKind>

const titles: Readonly<Record<string, MessageKey>> = {
  title: 'approval.column.title',
  flow_name: 'approval.column.flow',
  category_name: 'approval.column.category',
  initiator_name: 'approval.column.initiator',
  waits_at: 'approval.column.waitsAt',
  create_time: 'approval.column.created',
  submit_time: 'approval.column.submitted',
  finish_time: 'approval.column.finished',
  acted_time: 'approval.column.acted',
}

export const startedExporter = exporter({
  title: 'export.OaExamine',
  query: GetPageList.in,
  columns,
  titles,
  select: selectStarted,
})

export const handledExporter = exporter({
  title: 'export.OaExamineHandled',
  query: GetHandledList.in,
  columns: { ...columns, acted_time: 'text' },
  titles,
  select: selectHandled,
})

export const allExporter = exporter({
  title: 'export.OaExamineAll',
  query: GetAllList.in,
  columns,
  titles,
  select: selectAll,
})
