import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { historianOfAll } from '@shouya/server/noun/historian.ts'
import { flowRow } from '../contract.ts'
import { oaFlow } from './actions.ts'

export const manifest: Manifest = {
  actions: oaFlow,
  historians: { appr_flow: historianOfAll('appr_flow', fieldsOf(flowRow)) },
  recycled: { appr_flow: {} },
}
