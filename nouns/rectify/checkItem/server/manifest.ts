import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { checkItem } from './actions.ts'
import { checkItemHistorian } from './historian.ts'
import { reachOfDeleted } from './reach.ts'

export const manifest: Manifest = {
  actions: checkItem,
  historians: { check_item: checkItemHistorian },
  recycled: { check_item: { reach: reachOfDeleted } },
}
