import type CN from '../CN/settings.ts'
import type { Translation } from '../types.ts'

export default {} satisfies Translation<typeof CN>
