import { handle } from '@shouya/server/core/handle.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import * as Contract from '../contract.ts'
import { issueItem } from '../noun.ts'
import { detailOf } from './detail.ts'
import { findItem } from './find.ts'
import { reveal } from './reveal.ts'
import { conditionsOf, itemRows, rowsOf } from './rows.ts'
import { upload } from './upload.ts'

export const issueItemActions = handle(Contract, {
  GetPageList: pageOf(issueItem, { conditionsOf, select: itemRows, listed: rowsOf }),

  async GetDueList(ctx) {
    const rows = await itemRows(ctx)
      .where(conditionsOf(ctx)({ keywords: '', include_child: 1, to_upload: true }))
      .orderBy('issue_item.deadline')
      .orderBy('issue_item.id')
      .limit(Contract.MOST_DUE)
      .execute()
    return rowsOf(ctx, rows)
  },

  async Get(ctx, { id }) {
    return detailOf(ctx, await findItem(ctx, id))
  },

  Upload: upload,
  Reveal: reveal,
})
