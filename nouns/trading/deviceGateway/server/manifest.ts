import type { Manifest } from '@shouya/nouns/manifest.ts'
import { deviceGateways } from './gateways.ts'

export const manifest: Manifest = { gateways: deviceGateways }
