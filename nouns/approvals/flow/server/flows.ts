import type { Versioned } from '@shouya/server/versions/versioned.ts'
import { flowCategories } from '../../category/server/category.ts'

/** Flows are drawn, published in versions, and requests run on them. */
export const flows: Versioned<'appr_flow'> = {
  table: 'appr_flow',
  versions: 'appr_flow_version',
  owner: 'flow_id',
  name: 'flow_name',
  permission: 'sys_examine',
  switching: 'disable',
  categories: flowCategories,
  says: { name: 'approval.flowName', role: 'approval.role', published: 'approval.published' },
}
