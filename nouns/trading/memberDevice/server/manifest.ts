import type { Manifest } from '@shouya/nouns/manifest.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { bindingDetail, GetPageList } from '../contract.ts'
import { memberDevice as noun } from '../noun.ts'
import { memberDevice } from './actions.ts'
import { conditionsOf, selectBindings } from './rows.ts'

export const manifest: Manifest = {
  actions: memberDevice,
  exporters: { MemberDevice: listExporter(noun, { query: GetPageList.in, conditionsOf, select: selectBindings }) },
  historians: { member_device: historianInScope('member_device', bindingDetail) },
}
