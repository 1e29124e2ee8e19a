import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import type { AllNouns } from '@shouya/server/noun/manifest.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page } from '@shouya/server/registers/page.ts'
import * as AdminDept from '../contract.ts'
import { deptImporter, importDepts } from './import.ts'
import { removeDept } from './remove.ts'
import { conditionsOf, selectDepts, selectTree } from './rows.ts'
import { addDept, editDept, inTree } from './save.ts'

export const dept = ({ left }: AllNouns) =>
  handle(AdminDept, {
    DEPTLIST: (ctx) => selectTree(ctx).execute(),
    GetTree: (ctx) => selectTree(ctx).execute(),

    GetPageList: (ctx, query) =>
      page(ctx.db, query, conditionsOf(query), {
        table: 'dept',
        rows: selectDepts(ctx),
        count: ctx.scoped.rows('dept'),
      }),

    async Get(ctx, { id }) {
      await find(ctx, 'dept', id)
      return selectDepts(ctx).where('dept.id', '=', id).executeTakeFirstOrThrow()
    },

    Add: inTree(addDept),
    Edit: inTree((ctx, input) => editDept(ctx, left, input)),
    Delete: removeDept,

    GetTemplate: (ctx) => template(ctx, deptImporter),
    Import: importDepts(left),
  })
