import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { request } from '../../request/noun.ts'
import { GetAllList, GetHandledList, GetPageList } from '../contract.ts'
import { selectAll, selectHandled, selectStarted } from './lists.ts'

/** The columns of the lists, without form fields: those are read one request at a time, by the rights of its nodes. */
const columns = columnsOf(request)

export const exporters = {
  OaExamine: exporter({
    title: 'request.list.own',
    query: GetPageList.in,
    noun: request,
    columns,
    select: selectStarted,
  }),
  OaExamineHandled: exporter({
    title: 'request.list.handled',
    query: GetHandledList.in,
    noun: request,
    columns: { ...columns, acted_time: 'text' },
    titles: { acted_time: 'request.share.field.acted_time' },
    select: selectHandled,
  }),
  OaExamineAll: exporter({
    title: 'request.list.all',
    query: GetAllList.in,
    noun: request,
    columns,
    select: selectAll,
  }),
}
