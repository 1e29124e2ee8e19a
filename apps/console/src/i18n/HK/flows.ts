import type CN from '../CN/flows.ts'
import type { Translation } from '../types.ts'

export default {
  tree: { flow: '流程圖', steps: '步驟', branch: '分支 {no}', branches: '分支', stepsOf: '「{name}」的步驟' },
} satisfies Translation<typeof CN>
