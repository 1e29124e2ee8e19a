import type CN from '../CN/ui.ts'
import type { Translation } from '../types.ts'

export default {} satisfies Translation<typeof CN>
