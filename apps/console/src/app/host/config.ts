import type { Setting } from './settingShape.ts'

/** What this installation sets other than the product; the settings drawer copies such a file. */
const config: Partial<Setting> = {}

export default config
