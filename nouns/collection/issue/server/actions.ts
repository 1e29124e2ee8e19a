import { handle } from '@shouya/server/core/handle.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { askableForms } from '../../../customForms/server/public.ts'
import * as Contract from '../contract.ts'
import { issue } from '../noun.ts'
import { listItems } from './items.ts'
import { publish } from './publish.ts'
import { audit, exempt } from './review.ts'
import { conditionsOf, detailsOf, issueRows, rowsOf } from './rows.ts'
import { save } from './save.ts'
import { close, extend, remove, withdraw } from './steps.ts'
import { checkTargets, receiversOf, rolesToAsk } from './targets.ts'
import { urge } from './urge.ts'
import { linkToZip } from './zip.ts'

/** Names of receivers that a preview shows. */
const SHOWN = 20

export const issueActions = handle(Contract, {
  ...readActions(issue, { conditionsOf, select: issueRows, listed: rowsOf, detailed: detailsOf }),

  async GetTargets(ctx, target) {
    await checkTargets(ctx, target)
    const { receivers, leftOut } = await receiversOf(ctx, target)
    const names = receivers
      .slice(0, SHOWN)
      .map(({ personal, dept_name, duty_user_name }) => (personal ? `${duty_user_name} ${dept_name}` : dept_name))
    return { total: receivers.length, names, left_out: leftOut }
  },

  GetRoles: (ctx) => rolesToAsk(ctx),
  GetForms: (ctx) => askableForms(ctx).execute(),

  Save: save,
  Publish: publish,
  Withdraw: withdraw,
  Extend: extend,
  Close: close,
  Delete: remove,
  Urge: urge,
  GetItemList: listItems,
  Audit: audit,
  Exempt: exempt,
  DownloadZip: linkToZip,
})
