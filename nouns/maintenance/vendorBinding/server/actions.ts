import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import * as Binding from '../contract.ts'
import { vendorBinding as noun } from '../noun.ts'
import { endBind, planOf, saveBind } from './bind.ts'
import { bindingImporter, importBindings } from './import.ts'
import { bindMatrix } from './matrix.ts'
import { conditionsOf, selectBindings } from './rows.ts'

export const vendorBinding = handle(Binding, {
  GetBindPageList: pageOf(noun, { conditionsOf, select: selectBindings }),
  GetBindMatrix: bindMatrix,

  async PreviewBind(ctx, body) {
    const { fresh, replaced, unchanged } = await planOf(ctx, body, false)
    const counts = { added: fresh.length - replaced.length, replaced: replaced.length, unchanged }
    const ids = replaced.slice(0, Binding.MOST_SHOWN).map(({ id }) => id)
    return { ...counts, replaces: await named(ctx, ids) }
  },

  SaveBind: saveBind,
  EndBind: endBind,
  GetBindTemplate: (ctx) => template(ctx, bindingImporter),
  ImportBind: importBindings,
})

/** Bindings as a preview shows them. */
const named = async ({ db }: Ctx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : everything(db)
        .selectFrom('maintain_bind as bind')
        .innerJoin('dept', 'dept.id', 'bind.dept_id')
        .innerJoin('maintain_company as company', 'company.id', 'bind.company_id')
        .select(['dept_name', 'device_type', 'company_name'])
        .where('bind.id', 'in', ids)
        .orderBy('dept.path')
        .orderBy('device_type')
        .execute()
