import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import * as AdminDept from '../contract.ts'
import { dept as noun } from '../noun.ts'
import { deptImporter, importDepts } from './import.ts'
import { removeDept } from './remove.ts'
import { conditionsOf, selectDepts, selectTree } from './rows.ts'
import { addDept, editDept, inTree } from './save.ts'

export const dept = ({ left }: AllNouns) =>
  handle(AdminDept, {
    DEPTLIST: (ctx) => selectTree(ctx).execute(),
    GetTree: (ctx) => selectTree(ctx).execute(),

    GetPageList: pageOf(noun, { conditionsOf, select: selectDepts }),
    Get: recordOf(noun, selectDepts),

    Add: inTree(addDept),
    Edit: inTree((ctx, input) => editDept(ctx, left, input)),
    Delete: removeDept,

    GetTemplate: (ctx) => template(ctx, deptImporter),
    Import: importDepts(left),
  })
