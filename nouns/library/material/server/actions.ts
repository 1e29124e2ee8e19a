import { currentDocument } from '@shouya/nouns/customForms/server/public.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as Contract from '../contract.ts'
import { material } from '../noun.ts'
import { answer, questions } from './answer.ts'
import { audienceOf } from './audience.ts'
import { buildList } from './buildList.ts'
import { download } from './download.ts'
import { findManaged, findRead } from './find.ts'
import { giveBack, publish, putOnTop, remove, submit, unpublish } from './publish.ts'
import { keepReading, startReading } from './reading.ts'
import { listReadable, readDetailOf } from './readRows.ts'
import { countReceipts, listReceipts } from './receivers.ts'
import { conditionsOf, detailOf, materialRows, rowOf, selectMaterials } from './rows.ts'
import { save } from './save.ts'
import { urge } from './urge.ts'

export const materialActions = handle(Contract, {
  async GetPageList(ctx, query) {
    const { rows, total } = await page(ctx.db, query, conditionsOf(ctx)(query), {
      table: material.table,
      rows: selectMaterials(ctx),
      count: materialRows(ctx),
    })
    return { rows: rows.map(rowOf(ctx)), total }
  },

  async Get(ctx, { id }) {
    await findManaged(ctx, id)
    const row = await selectMaterials(ctx).where('material.id', '=', id).executeTakeFirst()
    return row ? detailOf(ctx, row) : fail('NotFound')
  },

  GetReadPageList: listReadable,

  async GetRead(ctx, { id }) {
    await findRead(ctx, id)
    return readDetailOf(ctx, id)
  },

  StartReading: startReading,
  KeepReading: keepReading,
  Download: download,
  GetQuestions: questions,
  Answer: answer,
  Save: save,
  Submit: submit,
  Publish: publish,
  Return: giveBack,
  Unpublish: unpublish,
  Top: putOnTop,
  Delete: remove,
  GetReceiptPageList: listReceipts,
  GetReceiptDeptList: (ctx, { id }) => countReceipts(ctx, id),
  Urge: urge,
  GetBuildList: buildList,
  GetAudience: audienceOf,

  async GetForm(ctx, { id }) {
    const current = await currentDocument(ctx.db, id)
    return current ? { document: current.text } : fail('WrongState', { reason: 'material.refused.form' })
  },
})
