import type { Manifest } from '@shouya/nouns/manifest.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Source from '../contract.ts'
import { sourceList } from './dictionary.ts'
import { readSources } from './sources.ts'

const actions = handle(Source, {
  GetSourceList: sourceList,
  async GetSources(ctx, { keys }) {
    const options = await readSources(ctx, keys)
    return { options, missing: keys.filter((key) => !Object.hasOwn(options, key)) }
  },
})

export const manifest: Manifest = { actions }
