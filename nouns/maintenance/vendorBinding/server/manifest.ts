import type { Manifest } from '@shouya/nouns/manifest.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetBindPageList } from '../contract.ts'
import { vendorBinding as noun } from '../noun.ts'
import { vendorBinding } from './actions.ts'
import { conditionsOf, selectBindings } from './rows.ts'

export const manifest: Manifest = {
  actions: vendorBinding,
  exporters: {
    MaintainBind: listExporter(noun, {
      query: GetBindPageList.in,
      conditionsOf,
      select: selectBindings,
      order: ['dept_id', 'device_type', 'priority'],
    }),
  },
  left: {
    vendorBindings: (db) =>
      db
        .selectFrom('maintain_bind')
        .innerJoin('dept as unit', 'unit.id', 'maintain_bind.dept_id')
        .where('maintain_bind.status', '=', noun.states.codes.inForce),
  },
}
