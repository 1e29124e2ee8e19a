import type CN from '../CN/daily.ts'
import type { Translation } from '../types.ts'

export default {} satisfies Translation<typeof CN>
