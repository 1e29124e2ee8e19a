import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import * as Contract from '../contract.ts'
import { rechargePackage as noun } from '../noun.ts'
import { conditionsOf, detailOf, rowOf, selectPackages } from './rows.ts'
import { savePackage } from './save.ts'

export const readPackage = recordOf(noun, selectPackages)

const pageOfPackages = pageOf(noun, {
  conditionsOf,
  select: selectPackages,
  listed: (ctx, rows) => rows.map(rowOf(ctx)),
})

export const rechargePackage = handle(Contract, {
  // By `sort` the list is always ascending.
  GetPackagePageList: (ctx, query) =>
    pageOfPackages(ctx, query.sort_field === 'sort' ? { ...query, sort_order: 'asc' } : query),

  async GetPackage(ctx, key) {
    return detailOf(ctx, await readPackage(ctx, key))
  },

  SavePackage: savePackage,

  async ChangePackageStatus(ctx, { id, version, command }) {
    const before = await toMove(ctx, noun, { id, version }, command)
    return changeRow(ctx, noun, before, { status: noun.states.codes[noun.moves[command].to] })
  },

  async DeletePackage(ctx, seen) {
    const before = await toMove(ctx, noun, seen, 'delete')
    return discard(ctx, noun, before, { name: before.package_name })
  },
})
