import { flowRow } from '@shouya/contract/controllers/OaFlow'
import { fieldsOf } from '../../../core/audit/historian.ts'
import { historianOfAll } from '../../../noun/historian.ts'
import type { Manifest } from '../../../noun/manifest.ts'
import { oaFlow } from './actions.ts'

export const manifest: Manifest = {
  actions: oaFlow,
  historians: { appr_flow: historianOfAll('appr_flow', fieldsOf(flowRow)) },
  recycled: { appr_flow: {} },
}
