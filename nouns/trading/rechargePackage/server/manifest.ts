import type { Manifest } from '@shouya/nouns/manifest.ts'
import { fieldsOf } from '@shouya/server/core/audit/historian.ts'
import { packageDetail } from '../contract.ts'
import { readPackage, rechargePackage } from './actions.ts'

export const manifest: Manifest = {
  actions: rechargePackage,
  historians: { recharge_package: { find: (ctx, id) => readPackage(ctx, { id }), shows: fieldsOf(packageDetail) } },
  recycled: { recharge_package: {} },
}
