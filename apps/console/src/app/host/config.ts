import type { Setting } from './settingShape.ts'

/** Settings of this installation that differ from the product's; the settings drawer copies such a file. */
const config: Partial<Setting> = {}

export default config
