import { handle } from '@shouya/server/core/handle.ts'
import * as Source from '../contract.ts'
import { sourceList } from './sourceList.ts'
import { readSources } from './sources.ts'

export const formSource = handle(Source, {
  GetSourceList: sourceList,
  async GetSources(ctx, { keys }) {
    const options = await readSources(ctx, keys)
    return { options, missing: keys.filter((key) => !Object.hasOwn(options, key)) }
  },
})
