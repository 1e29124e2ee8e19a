import { fail } from '@shouya/server/core/failure.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { resultKind } from '@shouya/server/core/results/keepResult.ts'
import * as Result from '../contract.ts'
import { detailOfExport, exportOf, exportsOf, reasonsOf, resultOf, results } from './rows.ts'

const SHOWN = 200

export const result = handle(Result, {
  async GetList(ctx, { kind, failed }) {
    const own =
      kind === 'export'
        ? []
        : await results(ctx)
            .selectAll('operation_result')
            .$if(kind !== undefined, (rows) => rows.where('kind', '=', resultKind[kind as keyof typeof resultKind]))
            .$if(failed === true, (rows) => rows.where('failed', '>', 0))
            .orderBy('create_time', 'desc')
            .orderBy('id', 'desc')
            .limit(SHOWN)
            .execute()
    const exported =
      kind !== undefined && kind !== 'export'
        ? []
        : await exportsOf(ctx)
            .selectAll('export_job')
            .$if(failed === true, (rows) => rows.where('state', '=', 3))
            .orderBy('create_time', 'desc')
            .orderBy('id', 'desc')
            .limit(SHOWN)
            .execute()
    return [...own.map(resultOf), ...exported.map(exportOf)]
      .sort((a, b) => (a.create_time < b.create_time ? 1 : a.create_time > b.create_time ? -1 : 0))
      .slice(0, SHOWN)
  },

  async Get(ctx, { id, of }) {
    if (of === 'export') {
      const row = await exportsOf(ctx).selectAll('export_job').where('id', '=', id).executeTakeFirst()
      if (!row) fail('NotFound')
      return { ...exportOf(row), ...detailOfExport(row) }
    }
    const row = await results(ctx)
      .leftJoin('file', 'file.id', 'operation_result.file_id')
      .selectAll('operation_result')
      .select('file.name as file_name')
      .where('operation_result.id', '=', id)
      .executeTakeFirst()
    if (!row) fail('NotFound')
    const { file_id, file_name, link } = row
    const file = file_id === null || file_name === null ? null : { name: file_name, url: fileUrl(file_id) }
    return { ...resultOf(row), reasons: reasonsOf(ctx, row), link, file }
  },
})
