import type { Manifest } from '@shouya/nouns/manifest.ts'
import { handle } from '@shouya/server/core/handle.ts'
import * as Version from '../contract.ts'
import { compareVersions, getVersion, restoreVersion, versionList } from './versions.ts'

export const manifest: Manifest = {
  actions: handle(Version, {
    GetVersionList: versionList,
    GetVersion: getVersion,
    CompareVersion: compareVersions,
    Restore: restoreVersion,
  }),
}
