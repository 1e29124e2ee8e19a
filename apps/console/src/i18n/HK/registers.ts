import type CN from '../CN/registers.ts'
import type { Translation } from '../types.ts'

export default {} satisfies Translation<typeof CN>
