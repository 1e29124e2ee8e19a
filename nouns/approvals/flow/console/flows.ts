import type { Versioned } from '@shouya/console/versions/versioned.ts'

/** Flows are drawn, published in versions, and requests run on them. */
export const flows = {
  controller: 'OaFlow',
  table: 'appr_flow',
  // Until flows are declared.
  words: { name: 'versions', fields: {} },
  name: 'flow_name',
  categories: 'OaExamine',
} as const satisfies Versioned<'OaFlow'>
